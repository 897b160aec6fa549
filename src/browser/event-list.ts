import type { LocalDate } from '../domain/local-date.ts';
import { dateText, monthOf } from '../view/dates.ts';
import type { EventListData } from '../view/event-list-data.ts';
import { countText } from '../view/sentence.ts';
import { daysAfter } from '../view/weekend.ts';
import {
  daysOf,
  daysWanted,
  firstDayIn,
  isWanted,
  parseRuns,
  parseWanted,
  queryOf,
  searchable,
  type ListedEvent,
  type Wanted,
} from './event-filter.ts';
import { museumTimeAt } from './museum-clock.ts';

/**
 * Narrows the list of events in place: by its links, its fields and the page's address. It lists each event under its
 * first day that is wanted, and none that is over, however old the page is.
 */
interface Entry extends ListedEvent {
  readonly article: HTMLElement;
  readonly name: string;
}

/** An entry under a day, counted from that of the build. */
interface Shown extends Entry {
  readonly on: number;
}

/** What says which days are wanted; a span is written into fields. */
const SPAN = ['from', 'to'];
const DAYS = ['when', ...SPAN];

const list = need('[data-event-list]');
const days = need('[data-event-days]');
const count = need('[data-event-count]');
const none = need('[data-event-none]');
const form = need('[data-event-filters] form') as HTMLFormElement;
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-event-filters] a')];
const plain = new Map(links.map((link) => [link, link.href]));

const data = JSON.parse(list.dataset['eventList'] ?? '') as EventListData;
const closed = daysOf(parseRuns(data.closed));
const month = days.querySelector('section')?.cloneNode(true) as HTMLElement | undefined;
for (const article of month?.querySelectorAll('article') ?? []) article.remove();
const day = month?.querySelector('section');
const entries = [...days.querySelectorAll('article')].map((article): Entry => ({
  article,
  name: article.querySelector('h4')?.textContent ?? '',
  runs: parseRuns(article.dataset['runs'] ?? ''),
  category: article.dataset['category'] ?? '',
  place: article.dataset['place'] ?? '',
  price: article.dataset['price'] ?? '',
  text: ` ${searchable(article.textContent)}`,
}));

let wanted = wantedByAddress();
let shownOn = data.today;
let shown = matching(data.base, data.today);
start();

function start(): void {
  const isDated = data.base['when'] === 'today' || data.base['when'] === 'weekend';
  if (isDated && today() !== data.today) location.replace(data.all + queryOf(wanted));
  showState();
  if (queryOf(wanted) !== queryOf(data.base) || today() !== data.today) showEvents();
}

for (const link of links) {
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (narrow(after(link))) event.preventDefault();
  });
}
form.addEventListener('submit', (event) => event.preventDefault());
need('[data-event-filters]').addEventListener('input', () => {
  const fields = parseWanted(new URLSearchParams(new FormData(form) as never).toString());
  const next = { ...without(wanted, fields.from || fields.to ? DAYS : SPAN, ['q']), ...fields };
  if (!narrow(next, 'replace')) location.assign(data.all + queryOf(next));
});
addEventListener('popstate', () => {
  wanted = wantedByAddress();
  showState();
  showEvents();
});
document.addEventListener('visibilitychange', () => {
  if (today() !== shownOn) showEvents();
});

/** Shows what is wanted, and says it in the address. Not if the page's own list cannot have it. */
function narrow(next: Wanted, how: 'push' | 'replace' = 'push'): boolean {
  const base = Object.entries(data.base);
  if (base.some(([key, value]) => next[key as keyof Wanted] !== value)) return false;
  wanted = next;
  const own = Object.fromEntries(Object.entries(next).filter(([key]) => !(key in data.base)));
  history[`${how}State`](null, '', location.pathname + queryOf(own));
  showState();
  showEvents();
  return true;
}

/** What is wanted after a link is followed: its value, or no more its value if it was. */
function after(link: HTMLAnchorElement): Wanted {
  const { key = '', value = '' } = link.dataset;
  const others = without(wanted, key === 'when' ? DAYS : [key]);
  return value === '' || wanted[key as keyof Wanted] === value
    ? others
    : { ...others, [key]: value };
}

function showState(): void {
  for (const link of links) {
    const { key = '', value = '' } = link.dataset;
    const next = after(link);
    link.href = Object.keys(next).length > 1 ? data.all + queryOf(next) : (plain.get(link) ?? '');
    const isAll = value === '' && !wanted.when && !wanted.from && !wanted.to;
    const isCurrent = value === '' ? isAll : wanted[key as keyof Wanted] === value;
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-event-filters] input')) {
    const value = wanted[field.name as keyof Wanted] ?? '';
    if (field !== document.activeElement) field.value = value;
  }
}

function showEvents(): void {
  shownOn = today();
  const next = matching(wanted, shownOn);
  const isSame = next.length === shown.length && next.every((entry, index) => isAt(entry, index));
  shown = next;
  if (isSame) return;
  const byDay = Map.groupBy(shown, ({ on }) => daysAfter(data.today, on));
  const byMonth = Map.groupBy(byDay, ([date]) => monthOf(date));
  days.replaceChildren(...[...byMonth].map(([first, inMonth]) => monthOfEvents(first, inMonth)));
  count.textContent = countText(data.found, shown.length, data.language);
  none.hidden = shown.length > 0;
}

/** The entries that are wanted, each under its first day, in the order in which they are listed. */
function matching(which: Wanted, date: LocalDate): Shown[] {
  const span = daysWanted(which, date, data.weekend);
  const [first, last] = [daysFromStart(span.first), daysFromStart(span.last)];
  return entries
    .filter((entry) => isWanted(entry, which))
    .flatMap((entry) => {
      const on = firstDayIn(entry.runs, first, last, closed);
      return on === undefined ? [] : [{ ...entry, on }];
    })
    .toSorted((a, b) => a.on - b.on || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function isAt({ article, on }: Shown, index: number): boolean {
  return shown[index]?.article === article && shown[index].on === on;
}

function monthOfEvents(first: LocalDate, inMonth: [LocalDate, Shown[]][]): HTMLElement {
  const section = month?.cloneNode(false) as HTMLElement;
  const heading = month?.querySelector('h2')?.cloneNode() as HTMLElement;
  heading.textContent = dateText(first, 'month', data.language);
  section.append(heading, ...inMonth.map(([date, events]) => dayOfEvents(date, events)));
  return section;
}

function dayOfEvents(date: LocalDate, events: Shown[]): HTMLElement {
  const section = day?.cloneNode(true) as HTMLElement;
  const time = section.querySelector('time');
  if (time) {
    time.dateTime = date;
    time.textContent = dateText(date, 'dayLong', data.language);
  }
  section.querySelector('div')?.replaceChildren(...events.map(({ article }) => article));
  return section;
}

function wantedByAddress(): Wanted {
  return { ...parseWanted(location.search), ...data.base };
}

function without(some: Wanted, ...keys: readonly (readonly string[])[]): Wanted {
  return Object.fromEntries(Object.entries(some).filter(([key]) => !keys.flat().includes(key)));
}

function daysFromStart(date: LocalDate): number {
  return Math.round((Date.parse(date) - Date.parse(data.today)) / 86_400_000);
}

function today(): LocalDate {
  return museumTimeAt(new Date(), data.zone).date;
}

function need(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
