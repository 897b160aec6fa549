import { eachDay, type LocalDate } from '../domain/local-date.ts';
import {
  dayAt,
  exceptionAt,
  isOpenEndedClosure,
  isOpenOn,
  nextOpenDate,
  type Day,
} from '../domain/opening-hours.ts';
import type { Publication } from '../domain/publication.ts';
import { nearDateText } from './dates.ts';
import { dayText, dayTimes, timeText } from './times.ts';
import { wordsFor } from './words/words.ts';

/** Consecutive days with the same hours, as the browser knows them. */
export interface KnownDays {
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly day: Day;
  /** The hours as visitors read them, with the last admission. Empty on closed days: the state says it already. */
  readonly hours: string;
  /** Why the hours differ from the usual ones, if they do. */
  readonly reason?: string | undefined;
}

/** Sentences with `{time}` and `{day}` for the browser to fill in. */
export interface TodayWords {
  readonly today: string;
  readonly open: string;
  readonly pastLastAdmission: string;
  readonly opensToday: string;
  readonly opensTomorrow: string;
  readonly opensOn: string;
  /** For when no opening is known. */
  readonly closed: string;
}

/** What a page tells its script, which then knows the museum's state at any time without a request. */
export interface TodayData {
  /** IANA name. */
  readonly zone: string;
  /** BCP 47. */
  readonly language: string;
  /** From the day of the build, without gaps. */
  readonly days: readonly KnownDays[];
  readonly words: TodayWords;
}

/** What a page says about its day without knowing the time. It stays true when the day is over. */
export interface DatedToday {
  /** The hours, or that the museum is closed. */
  readonly state: string;
  /** The last admission, or the next opening. May be empty. */
  readonly detail: string;
  /** Why the hours differ from the usual ones. May be empty. */
  readonly reason: string;
}

/** Enough for a page that is some days old to know the next opening. */
const OPEN_DAYS = 8;

/** The days up to the eighth open one, and the sentences for them. */
export function todayData(publication: Publication): TodayData {
  const { museum, schedule, today, through } = publication;
  const { language } = museum;
  const { now } = wordsFor(language);
  const dates = eachDay(today, through);
  const last = dates.filter((date) => isOpenOn(schedule, date))[OPEN_DAYS - 1] ?? through;
  return {
    zone: museum.timeZone,
    language,
    days: knownDays(
      publication,
      dates.filter((date) => date <= last),
    ),
    words: {
      today: now.today,
      open: now.open('{time}'),
      pastLastAdmission: now.pastLastAdmission('{time}'),
      opensToday: now.opensToday('{time}'),
      opensTomorrow: now.opensTomorrow('{time}'),
      opensOn: now.opensOn('{day}', '{time}'),
      closed: closedText(publication),
    },
  };
}

/** What a page says about its day before its script runs, and where there is none. */
export function datedToday(publication: Publication): DatedToday {
  const { museum, schedule, today, through } = publication;
  const { language } = museum;
  const words = wordsFor(language);
  const day = dayAt(schedule, today);
  const { hours, lastAdmission = '' } = dayTimes(day, language, words);
  const reason = exceptionAt(schedule, today)?.reason ?? '';
  if (day.kind === 'open') return { state: hours, detail: lastAdmission, reason };

  const next = nextOpenDate(schedule, today, through);
  const nextDay = next && dayAt(schedule, next);
  if (nextDay?.kind !== 'open') return { state: closedText(publication), detail: '', reason };
  const detail = words.hours.opensAgain(
    nearDateText(next as LocalDate, today, language),
    timeText(nextDay.opens, language),
  );
  return { state: hours, detail, reason };
}

/** “Closed”, or “Closed until further notice” if nobody knows when the museum opens again. */
function closedText({ museum, schedule, through }: Publication): string {
  const { hours } = wordsFor(museum.language);
  const last = exceptionAt(schedule, through);
  return last && isOpenEndedClosure(last) ? hours.closedUntilFurtherNotice : hours.closed;
}

function knownDays({ museum, schedule }: Publication, dates: readonly LocalDate[]): KnownDays[] {
  const words = wordsFor(museum.language);
  return dates.reduce<KnownDays[]>((known, date) => {
    const day = dayAt(schedule, date);
    const hours = day.kind === 'open' ? dayText(day, museum.language, words) : '';
    const reason = exceptionAt(schedule, date)?.reason;
    const latest = known.at(-1);
    return latest && latest.hours === hours && latest.reason === reason
      ? [...known.slice(0, -1), { ...latest, last: date }]
      : [...known, { first: date, last: date, day, hours, ...(reason && { reason }) }];
  }, []);
}
