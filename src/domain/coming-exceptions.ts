import { addDays, eachDay, type LocalDate } from './local-date.ts';
import { exceptionAt, type Exception, type Schedule } from './opening-hours.ts';

/** One coming of an exception: following days that it holds on. One of every year comes once a year. */
export interface ComingException {
  readonly exception: Exception;
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** The exceptions that come from `first` to `last`, in the order of their days. Days outside are cut off. */
export function exceptionsIn(
  schedule: Schedule,
  first: LocalDate,
  last: LocalDate,
): readonly ComingException[] {
  return eachDay(first, last).reduce<ComingException[]>((coming, date) => {
    const exception = exceptionAt(schedule, date);
    const latest = coming.at(-1);
    if (!exception) return coming;
    return latest?.exception === exception && addDays(latest.last, 1) === date
      ? [...coming.slice(0, -1), { ...latest, last: date }]
      : [...coming, { exception, first: date, last: date }];
  }, []);
}
