import type { LocalDate } from '../domain/local-date.ts';
import type { AddToCalendarData } from '../view/add-to-calendar.ts';
import { calendarText, entryText, type CalendarEntry } from '../view/calendar-text.ts';
import { entriesOn } from '../view/day-entries.ts';
import { daysAfter } from '../view/weekend.ts';

/** The days of an event that a visitor can choose, none before `today`; ascending. */
export function daysToChoose({ days, first }: AddToCalendarData, today: LocalDate): LocalDate[] {
  return days
    .flatMap((kind, index) => (kind > 0 ? [daysAfter(first, index)] : []))
    .filter((date) => date >= today);
}

/** An event's entries on a day that can be chosen. */
export function entriesOnDay(
  { days, sessions, first, entry }: AddToCalendarData,
  date: LocalDate,
): readonly CalendarEntry[] {
  const kind = days[Math.round((Date.parse(date) - Date.parse(first)) / 86_400_000)] ?? 0;
  return entriesOn(entry, date, sessions[kind - 1] ?? []);
}

/** The text of a file that adds entries of an event to a calendar. */
export function fileText(
  { product }: AddToCalendarData,
  entries: readonly CalendarEntry[],
): string {
  return calendarText(product, entries.map(entryText));
}
