import type { LocalDate } from '../domain/local-date.ts';
import type { AddToCalendarData } from '../view/add-to-calendar.ts';
import { entryLinks, ONLINE_CALENDARS } from '../view/calendar-links.ts';
import type { CalendarEntry } from '../view/calendar-text.ts';
import { dateText, monthOf } from '../view/dates.ts';
import { fill } from '../view/sentence.ts';
import { timeText } from '../view/times.ts';
import { daysToChoose, entriesOnDay, fileText } from './chosen-day.ts';
import { museumTimeAt } from './museum-clock.ts';

/** Offers every coming day of an event to add to a calendar. The page itself has a file for the next one only. */
const details = document.querySelector<HTMLDetailsElement>('[data-add-to-calendar]');
const list = details?.querySelector('dl');
const month = list?.querySelector('div');
const next = list?.querySelector('a');

if (details && list && month && next) {
  const data = JSON.parse(details.dataset['addToCalendar'] ?? '') as AddToCalendarData;
  details.addEventListener('toggle', () => {
    if (details.open) offerDays(list, month, next, data);
  });
  list.addEventListener('click', ({ target }) => {
    const chosen = (target as Element).closest<HTMLElement>('[data-date]');
    if (!chosen) return;
    const date = chosen.dataset['date'] as LocalDate;
    const entries = entriesOnDay(data, date);
    if (chosen !== next) save(fileText(data, entries), fill(data.file, { date }));
    explain(details, date, entries, data);
  });
}

function offerDays(
  list: HTMLElement,
  month: HTMLElement,
  next: HTMLAnchorElement,
  data: AddToCalendarData,
): void {
  const { date: today } = museumTimeAt(new Date(), data.zone);
  const byMonth = Map.groupBy(daysToChoose(data, today), monthOf);
  const months = [...byMonth].map(([first, dates]) => {
    const name = dateText(first, 'month', data.language);
    const group = month.cloneNode(true) as HTMLElement;
    group.querySelector('dt')?.replaceChildren(name);
    group.querySelector('ul')?.replaceChildren(
      ...dates.map((date) => {
        const item = document.createElement('li');
        item.append(date === next.dataset['date'] ? next : dayButton(date, name, data));
        return item;
      }),
    );
    return group;
  });
  list.replaceChildren(...months);
}

function dayButton(date: LocalDate, month: string, { language }: AddToCalendarData) {
  const button = document.createElement('button');
  const unseen = document.createElement('span');
  unseen.className = 'unseen';
  unseen.textContent = ` ${month}`;
  button.type = 'button';
  button.dataset['date'] = date;
  button.append(dateText(date, 'weekdayDay', language), unseen);
  return button;
}

function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = name;
  link.click();
}

/** Says what to do with the file, and how to do without. */
function explain(
  details: HTMLElement,
  date: LocalDate,
  entries: readonly CalendarEntry[],
  { openFile, language, zone }: AddToCalendarData,
): void {
  const day = dateText(date, 'dayLong', language);
  details.querySelector('[role="status"] p')?.replaceChildren(fill(openFile, { day }));
  details.querySelector('[role="status"] ul')?.replaceChildren(
    ...entries.flatMap((entry) => {
      const links = entryLinks(entry);
      const time =
        entries.length > 1 && entry.time.kind === 'session'
          ? `, ${timeText(museumTimeAt(entry.time.start, zone).time, language)}`
          : '';
      return ONLINE_CALENDARS.map(({ key, name }) => onlineLink(links[key], name + time));
    }),
  );
}

function onlineLink(href: string, text: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  item.append(link);
  return item;
}
