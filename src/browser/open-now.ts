import { dateText } from '../view/dates.ts';
import { fill } from '../view/sentence.ts';
import { timeText } from '../view/times.ts';
import type { KnownDay, TodayData } from '../view/today.ts';
import { dayAfter } from '../view/weekend.ts';
import type { MuseumTime } from './museum-clock.ts';

/**
 * Whether the museum is open, until when, or when it opens next: “Open now, until 17:00”,
 * “Closed, opens tomorrow at 10:00”. Only “Closed” if no opening is known.
 */
export function openNowText({ days, words, language }: TodayData, now: MuseumTime): string {
  const isToday = ({ date }: KnownDay) => date === now.date;
  const today = days.find(isToday)?.day;
  if (today?.kind === 'open' && today.opens <= now.time && now.time < today.closes) {
    return fill(words.open, { time: timeText(today.closes, language) });
  }
  const next = days.find(
    (each) =>
      each.day.kind === 'open' &&
      (each.date > now.date || (isToday(each) && now.time < each.day.opens)),
  );
  if (next?.day.kind !== 'open') return words.closed;
  const time = timeText(next.day.opens, language);
  if (isToday(next)) return fill(words.opensToday, { time });
  if (next.date === dayAfter(now.date)) return fill(words.opensTomorrow, { time });
  return fill(words.opensOn, { day: dateText(next.date, 'dayLong', language), time });
}

/** When visitors are let in for the last time, or were; nothing if that is not said. */
export function lastAdmissionText(
  { words, language }: TodayData,
  { day }: KnownDay,
  now: MuseumTime,
): string {
  if (day.kind === 'closed' || !day.lastAdmission) return '';
  const sentence = now.time < day.lastAdmission ? words.lastAdmission : words.pastLastAdmission;
  return fill(sentence, { time: timeText(day.lastAdmission, language) });
}
