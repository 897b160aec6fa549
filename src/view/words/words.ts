import type { EventStatus } from '../../domain/event.ts';
import type { LANGUAGES } from '../../domain/museum.ts';
import { en } from './en.ts';

/** A sentence for each form of the plural that the language has, with `{count}` in it. Source: Unicode CLDR. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Every text of the interface, in one language. What staff write is not among them. */
export interface Words {
  /** First of all for who uses the keyboard. */
  readonly skipToContent: string;
  readonly navigation: {
    readonly label: string;
    readonly home: string;
    readonly hours: string;
    readonly events: string;
  };
  readonly footer: {
    readonly visit: string;
    readonly contact: string;
    readonly developers: string;
  };
  readonly home: {
    readonly nextDays: string;
    readonly allHours: string;
    readonly allEvents: string;
  };
  /** What is true only at the moment: a script says it. */
  readonly now: {
    readonly today: string;
    readonly open: (until: string) => string;
    readonly pastLastAdmission: (until: string) => string;
    readonly opensToday: (time: string) => string;
    readonly opensTomorrow: (time: string) => string;
    readonly opensOn: (day: string, time: string) => string;
  };
  readonly hours: {
    readonly title: string;
    readonly intro: (museum: string, through: string) => string;
    readonly usualWeek: string;
    readonly exceptions: string;
    readonly differs: (days: string) => string;
    readonly calendar: string;
    readonly monthIntro: (museum: string, month: string) => string;
    readonly months: string;
    readonly neighbours: string;
    readonly onDuringHours: string;
    readonly closed: string;
    readonly closedUntilFurtherNotice: string;
    readonly closedOn: (days: string) => string;
    readonly span: (start: string, end: string) => string;
    readonly lastAdmission: (time: string) => string;
    readonly opensAgain: (date: string, time: string) => string;
    readonly untilFurtherNotice: (first: string) => string;
    readonly clock: string;
  };
  readonly events: {
    readonly title: string;
    readonly none: string;
    readonly noneFound: string;
    readonly noneOn: (days: string) => string;
    readonly noneLeft: (days: string) => string;
    readonly found: Plural;
    readonly more: Plural;
    readonly filters: {
      readonly label: string;
      readonly skip: string;
      readonly more: string;
      readonly month: string;
      readonly search: string;
      readonly searching: string;
      readonly searchedPartly: string;
      readonly when: string;
      readonly from: string;
      readonly to: string;
      readonly all: string;
      readonly today: string;
      readonly weekend: string;
    };
    readonly listTitle: (list: string) => string;
    readonly listIntro: (museum: string, list: string) => string;
    readonly lastDay: (date: string) => string;
    readonly comingDays: Plural;
    readonly cancelledDays: Plural;
    readonly pastDays: Plural;
    readonly notHeld: string;
    readonly notHeldOn: (days: string) => string;
    readonly nextDate: (date: string) => string;
    readonly museumHours: (date: string) => string;
    readonly alsoOn: (date: string) => string;
    readonly share: string;
    readonly over: string;
    readonly when: string;
    readonly where: string;
    readonly price: string;
    readonly category: string;
    readonly free: string;
    readonly book: string;
    readonly duringOpeningHours: string;
    readonly span: (first: string, last: string) => string;
    readonly weekly: (weekday: string, first: string, last?: string) => string;
    readonly except: (dates: string) => string;
    readonly openDaysOnly: string;
    readonly status: Readonly<Record<EventStatus, string>>;
    readonly notHeldFrom: (first: string, last: string, reason: string) => string;
  };
  readonly feeds: {
    readonly events: (museum: string) => string;
    readonly hours: (museum: string) => string;
    readonly open: (museum: string) => string;
    readonly closed: (museum: string) => string;
    /** How far ahead the calendar reaches. */
    readonly eventsThrough: (date: string) => string;
    readonly hoursThrough: (date: string) => string;
    /** The name of what is cancelled, or why it is. */
    readonly cancelled: (text: string) => string;
    readonly subscribeEvents: string;
    readonly subscribeHours: string;
    readonly calendarApp: string;
    readonly feedReader: string;
    readonly addToCalendar: string;
    /** Links to calendars on the web follow. */
    readonly openFile: (day: string) => string;
  };
  /** For developers. The service’s own texts are in English, like its contract. */
  readonly developers: {
    readonly title: string;
    readonly intro: (museum: string) => string;
    readonly description: string;
    readonly quickStart: string;
    readonly baseAddress: string;
    readonly login: string;
    readonly askForLogin: string;
    readonly timeZone: string;
    readonly currency: string;
    readonly licence: string;
    readonly walk: string;
    readonly askAgain: string;
    readonly operations: string;
    readonly errors: string;
    readonly headers: string;
    readonly decisions: string;
    readonly changes: string;
    readonly tryIt: {
      readonly title: string;
      readonly intro: string;
      readonly user: string;
      readonly password: string;
      readonly request: string;
      readonly send: string;
      readonly failed: string;
    };
  };
  readonly notFound: { readonly title: string; readonly text: string };
}

const WORDS: Readonly<Record<(typeof LANGUAGES)[number], Words>> = { en };

/**
 * The words for a museum's language.
 *
 * @param language BCP 47, its first part one of the languages that there are words in
 */
export function wordsFor(language: string): Words {
  return WORDS[new Intl.Locale(language).language as keyof typeof WORDS];
}
