import type { ImageMetadata } from 'astro';
import { getCollection, getEntry, render, type CollectionEntry } from 'astro:content';
import type { MuseumEvent } from '../domain/event.ts';
import { museumDay } from '../domain/local-date.ts';
import { publicationOf, type Publication } from '../domain/publication.ts';

/** An event with what its page shows beside it. */
export interface EventWithText {
  readonly event: MuseumEvent;
  readonly image: CollectionEntry<'events'>['data']['image'];
  /** The long text. */
  readonly Text: Awaited<ReturnType<typeof render>>['Content'];
  /** The same as HTML. */
  readonly html: string;
}

/**
 * What is published on the museum's day. A build pins that day at its start, so that all its pages agree.
 *
 * @throws {Error} if the content is not loaded
 */
export async function getPublication(): Promise<Publication> {
  const museum = await getEntry('museum', 'museum');
  const schedule = await getEntry('hours', 'schedule');
  const events = await getCollection('events');
  if (!museum || !schedule)
    throw new Error('The content is not loaded: museum or hours is missing');
  const today = museumDay(new Date(), museum.data.timeZone, process.env['MUSEUM_TODAY']);
  return publicationOf(
    {
      museum: museum.data,
      schedule: schedule.data,
      events: events
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ data: { image: _, ...entry } }) => entry),
    },
    today,
  );
}

/**
 * Published events with their pictures and long texts.
 *
 * @throws {Error} if one is not in the collection
 */
export function getTextsOf(events: readonly MuseumEvent[]): Promise<EventWithText[]> {
  return Promise.all(
    events.map(async (event) => {
      const entry = await getEntry('events', event.eventId);
      if (!entry) throw new Error(`Event ${event.eventId} is not in the collection`);
      const { Content } = await render(entry);
      const html = entry.rendered?.html ?? '';
      return { event, image: entry.data.image, Text: Content, html };
    }),
  );
}

/** Those of some published events that have no image. */
export async function getEventsWithoutImage(
  events: readonly MuseumEvent[],
): Promise<readonly MuseumEvent[]> {
  const entries = await getCollection('events', ({ data }) => data.image === undefined);
  const ids = new Set(entries.map(({ id }) => id));
  return events.filter(({ eventId }) => ids.has(eventId));
}

/** The pictures that staff gave events, by eventId. */
export async function getPictures(): Promise<ReadonlyMap<string, ImageMetadata>> {
  const events = await getCollection('events');
  return new Map(
    events.flatMap(({ data: { eventId, image } }) => (image ? [[eventId, image.file]] : [])),
  );
}
