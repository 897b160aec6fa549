import { dateText } from '../view/dates.ts';
import type { ListWords } from '../view/event-list-data.ts';
import { byMonth, cancellationText, type DayOfEvents, type ListEntry } from '../view/listing.ts';
import type { ListedEvent } from './listed-events.ts';

/** How days of events are written. */
export interface ListStyle {
  readonly words: ListWords;
  /** BCP 47. */
  readonly language: string;
  /** Whether the days stand under their months. */
  readonly hasMonths: boolean;
}

/** Days of events as a page shows them, like `EventDays.astro`. Takes the events' own articles out of the page. */
export function listSections(
  days: readonly DayOfEvents<ListedEvent>[],
  style: ListStyle,
): HTMLElement[] {
  const { language, hasMonths } = style;
  const used = new Set<HTMLElement>();
  const articleFor = (entry: ListEntry<ListedEvent>) => {
    const { article } = entry.event;
    const own = used.has(article) ? (article.cloneNode(true) as HTMLElement) : article;
    used.add(article);
    return written(own, entry, style);
  };
  return byMonth(days).map((month) =>
    element(
      'section',
      '',
      hasMonths ? element('h2', '', dateText(month.month, 'month', language)) : '',
      ...month.days.map(({ date, entries }) => {
        const time = element('time', '', dateText(date, 'dayLong', language));
        time.setAttribute('datetime', date);
        const articles = element('div', '', ...entries.map(articleFor));
        return element('section', 'day', element('h3', '', time), articles);
      }),
    ),
  );
}

/** An article that says what is true of its event on one day, like `EventSummary.astro`. */
function written(
  article: HTMLElement,
  entry: ListEntry<ListedEvent>,
  { words, language }: ListStyle,
): HTMLElement {
  const { isCancelled, label } = entry.event;
  const isNotHeld = !isCancelled && entry.cancellation;
  const put = (after: string, kind: string, text: string) => {
    article.querySelector(`.${kind}`)?.remove();
    if (text) article.querySelector(after)?.after(element('p', kind, text));
  };
  put('h4', 'status', isNotHeld ? words.notHeld : label);
  put('.when', 'note', cancellationText(entry, words, language));
  article.classList.toggle('off', Boolean(isCancelled || isNotHeld));
  return article;
}

function element(name: string, kind: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = kind;
  made.append(...content);
  return made;
}
