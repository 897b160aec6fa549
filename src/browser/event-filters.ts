import type { LocalDate } from '../domain/local-date.ts';
import { closedNotice, daysText } from '../view/closed-notice.ts';
import { dateText } from '../view/dates.ts';
import { PATHS } from '../view/paths.ts';
import { searchable } from '../view/search-text.ts';
import { fill } from '../view/sentence.ts';
import { datesIn, daysAfter } from '../view/weekend.ts';
import { isWanted, parseWanted, queryOf, type Wanted } from './event-filter.ts';
import { choice, data, events, foundText, show, today, type Listing } from './event-list.ts';
import { daysOf } from './listed-events.ts';
import { isForNewTab } from './script-on-use.ts';
import { fetchSearchTexts, searchTexts } from './search-texts.ts';

/** Makes the links and fields of the filters narrow the list in place, and keeps the address in step. */
interface FilterLink {
  readonly element: HTMLAnchorElement;
  /** Where it leads without this script. */
  readonly href: string;
  readonly name: string;
  readonly key: keyof Wanted;
  /** Empty for the link to all days. */
  readonly value: string;
}

const SPAN = ['from', 'to'];
const DAYS = ['when', ...SPAN];

const base: Wanted = data.base;
const { words } = data;
const { language } = today;
const filters = document.querySelector('.filters');
const form = filters?.querySelector('form');
const chosen = filters?.querySelector('summary b');
const links = [...document.querySelectorAll<HTMLAnchorElement>('.filters a')].map(readLink);
const fields = [...document.querySelectorAll<HTMLInputElement>('.filters input')];
const free = links.find(({ key }) => key === 'price')?.name;
const filterable = new Map(
  events.map(({ eventId, article }) => {
    const facts = [...article.querySelectorAll('.facts li')].map(({ textContent }) => textContent);
    const [category = '', place = '', price] = facts;
    const text = ` ${searchable(article.textContent)}`;
    return [eventId, { category, place, price: price === free ? 'free' : '', text }];
  }),
);
const closed = new Set([
  ...daysOf(`${data.closed} ${data.closures}`).map((day) => daysAfter(data.today, day)),
  ...today.days.filter(({ day }) => day.kind === 'closed').flatMap(datesIn),
]);

choice.isWanted = ({ eventId }) => {
  const event = filterable.get(eventId);
  const text = `${event?.text}${searchTexts.words.get(eventId) ?? ''}`;
  return event !== undefined && isWanted({ ...event, text }, choice.wanted);
};
choice.wordsOn = wordsOn;

for (const link of links) {
  link.element.addEventListener('click', (event) => {
    if (!isForNewTab(event) && narrow(after(link), 'pushState')) event.preventDefault();
  });
}
form?.addEventListener('submit', (event) => event.preventDefault());
form?.addEventListener('focusin', search);
filters?.addEventListener('input', readFields);
addEventListener('popstate', () => want(wantedByAddress()));
want(wantedByAddress());
if (fields.some(({ value }) => value)) readFields();
if (form?.contains(document.activeElement)) search();

function readFields(): void {
  const values = new URLSearchParams(new FormData(form ?? undefined) as never);
  const asked = parseWanted(values.toString());
  const others = without(choice.wanted, asked.from || asked.to ? DAYS : SPAN, ['q']);
  const next = { ...others, ...asked };
  if (!narrow(next, 'replaceState')) location.assign(PATHS.events + queryOf(next));
}

function want(next: Wanted): void {
  choice.wanted = next;
  showChoice();
  show();
  if (next.q) search();
}

/** Records what is wanted in the address and shows it. Returns false if the page's own list cannot show it. */
function narrow(next: Wanted, how: 'pushState' | 'replaceState'): boolean {
  if (Object.entries(base).some(([key, value]) => next[key as keyof Wanted] !== value)) {
    return false;
  }
  history[how](null, '', location.pathname + queryOf(without(next, Object.keys(base))));
  want(next);
  return true;
}

/** What is wanted once a link is followed: its value too, or no longer its value if it was wanted before. */
function after({ key, value }: FilterLink): Wanted {
  const others = without(choice.wanted, key === 'when' ? DAYS : [key]);
  return value === '' || choice.wanted[key] === value ? others : { ...others, [key]: value };
}

function showChoice(): void {
  const { wanted } = choice;
  const names: string[] = [];
  for (const link of links) {
    const { element, href, name, key, value } = link;
    const next = after(link);
    element.href = Object.keys(next).length < 2 ? href : PATHS.events + queryOf(next);
    const isChosen = value ? wanted[key] === value : !DAYS.some((day) => day in wanted);
    if (isChosen) element.setAttribute('aria-current', 'true');
    else element.removeAttribute('aria-current');
    if (isChosen && element.closest('details')) names.push(name);
  }
  for (const field of fields) {
    const value = wanted[field.name as keyof Wanted] ?? '';
    if (field !== document.activeElement) field.value = value;
    if (value && field.type === 'date') {
      const date = dateText(value as LocalDate, 'date', language);
      names.push(`${field.labels?.[0]?.textContent.trim()} ${date}`);
    }
  }
  if (chosen) chosen.textContent = names.join(', ');
}

/** What is said above the list, or instead of entries: title, details and number of events. */
function wordsOn({ span, days }: Listing): string[] {
  const { wanted } = choice;
  const count = foundText(days);
  const notice =
    span.isDayByDay &&
    closedNotice(
      span,
      (date) => closed.has(date),
      today.days,
      {
        closedOn: (on) => fill(words.closedOn, { days: on }),
        opensAgain: (date, time) => fill(words.opensAgain, { date, time }),
      },
      language,
    );
  if (notice) return [notice.title, notice.details, count];
  const details = wanted.q && searchTexts.state === 'failed' ? words.searchedPartly : '';
  if (count) return ['', details, count];
  if (wanted.q && searchTexts.state === 'loading') return [words.searching, '', ''];
  const isOnlyDays = Object.keys(without(wanted, DAYS)).length === 0;
  const title =
    span.isDayByDay && isOnlyDays && span.first <= span.last
      ? fill(words.noneLeft, { days: daysText(span, language) })
      : words.noneFound;
  return [title, details, ''];
}

function search(): void {
  void fetchSearchTexts().then(show);
}

function wantedByAddress(): Wanted {
  return { ...parseWanted(location.search), ...base };
}

function readLink(element: HTMLAnchorElement): FilterLink {
  const { href, pathname } = element;
  const name = element.textContent.trim();
  const key = element.closest<HTMLElement>('[data-key]')?.dataset['key'] as keyof Wanted;
  const last = pathname === PATHS.events ? '' : (pathname.split('/').at(-2) ?? '');
  return {
    element,
    href,
    name,
    key,
    value: key === 'category' || key === 'place' ? name : last,
  };
}

function without(some: Wanted, ...keys: readonly (readonly string[])[]): Wanted {
  return Object.fromEntries(Object.entries(some).filter(([key]) => !keys.flat().includes(key)));
}
