import { eachDay, type LocalDate } from '../domain/local-date.ts';
import { dayAt, exceptionAt, isOpenOn, type Day } from '../domain/opening-hours.ts';
import type { Publication } from '../domain/publication.ts';
import { wordsFor } from './words/words.ts';

/** One day as the browser knows it. */
export interface KnownDay {
  readonly date: LocalDate;
  readonly day: Day;
  /** Why it differs from the usual, if it does. */
  readonly reason?: string | undefined;
}

/** Sentences with `{time}` or `{day}` where the browser puts them. */
export interface TodayWords {
  readonly today: string;
  readonly open: string;
  readonly pastLastAdmission: string;
  readonly opensToday: string;
  readonly opensTomorrow: string;
  readonly opensOn: string;
  readonly closed: string;
  readonly span: string;
  readonly lastAdmission: string;
}

/** What the browser is told, so that a page knows the hour without asking for it. */
export interface TodayData {
  /** IANA name. */
  readonly zone: string;
  /** BCP 47. */
  readonly language: string;
  /** From the day of the build on, without gaps. */
  readonly days: readonly KnownDay[];
  readonly words: TodayWords;
}

/** Enough that a page which is some days old still knows the next opening. */
const OPEN_DAYS = 8;

/** The coming days until the eighth that is open, and what to say of them. */
export function todayData({ museum, schedule, today, through }: Publication): TodayData {
  const words = wordsFor(museum.language);
  const { now } = words;
  const dates = eachDay(today, through);
  const last = dates.filter((date) => isOpenOn(schedule, date))[OPEN_DAYS - 1] ?? through;
  return {
    zone: museum.timeZone,
    language: museum.language,
    days: dates
      .filter((date) => date <= last)
      .map((date) => {
        const reason = exceptionAt(schedule, date)?.reason;
        return { date, day: dayAt(schedule, date), ...(reason === undefined ? {} : { reason }) };
      }),
    words: {
      today: now.today,
      open: now.open('{time}'),
      pastLastAdmission: now.pastLastAdmission('{time}'),
      opensToday: now.opensToday('{time}'),
      opensTomorrow: now.opensTomorrow('{time}'),
      opensOn: now.opensOn('{day}', '{time}'),
      closed: words.hours.closed,
      span: words.hours.span('{start}', '{end}'),
      lastAdmission: words.hours.lastAdmission('{time}'),
    },
  };
}
