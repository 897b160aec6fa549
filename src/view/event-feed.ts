import type { ComingEvent, MuseumEvent } from '../domain/event.ts';
import type { Museum } from '../domain/museum.ts';
import { dateText } from './dates.ts';
import { descriptionForClients } from './event-words.ts';
import { eventPath } from './paths.ts';

/** One entry of a feed. Source: RSS 2.0, elements of an item. */
export interface FeedItem {
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly categories: string[];
}

/** Events as entries of a feed, each with the day that it comes on next. */
export function feedItems(museum: Museum, coming: readonly ComingEvent<MuseumEvent>[]): FeedItem[] {
  const describe = descriptionForClients(museum);
  return coming.map(({ event, date }) => ({
    title: event.name,
    link: eventPath(event.eventId),
    description: `${dateText(date, 'full', museum.language)}. ${describe(event)}`,
    categories: [event.category],
  }));
}
