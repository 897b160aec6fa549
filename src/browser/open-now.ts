import { nearDateText } from '../view/dates.ts';
import { fill } from '../view/sentence.ts';
import { timeText } from '../view/times.ts';
import type { TodayData } from '../view/today.ts';
import { dayAfter } from '../view/weekend.ts';
import type { MuseumTime } from './museum-clock.ts';

/** The museum at a moment: `last` is open without further admission, `before` opens later that day, `over` does not. */
export interface MuseumState {
  readonly kind: 'open' | 'last' | 'before' | 'over';
  /** “Open until 17:00”, “Closed now, opens tomorrow at 10:00”; only “Closed” if no opening is known. */
  readonly text: string;
}

/** The museum's state at a time, from what its page knows. */
export function stateAt({ days, words, language }: TodayData, now: MuseumTime): MuseumState {
  const day = days.find(({ first, last }) => first <= now.date && now.date <= last)?.day;
  if (day?.kind === 'open' && now.time < day.closes) {
    const { opens, closes, lastAdmission = closes } = day;
    if (now.time < opens) {
      return { kind: 'before', text: fill(words.opensToday, { time: timeText(opens, language) }) };
    }
    const time = timeText(closes, language);
    return now.time < lastAdmission
      ? { kind: 'open', text: fill(words.open, { time }) }
      : { kind: 'last', text: fill(words.pastLastAdmission, { time }) };
  }
  const tomorrow = dayAfter(now.date);
  const next = days.find(({ last, day: { kind } }) => kind === 'open' && last >= tomorrow);
  if (next?.day.kind !== 'open') return { kind: 'over', text: words.closed };
  const time = timeText(next.day.opens, language);
  const text =
    next.first <= tomorrow
      ? fill(words.opensTomorrow, { time })
      : fill(words.opensOn, { day: nearDateText(next.first, now.date, language), time });
  return { kind: 'over', text };
}
