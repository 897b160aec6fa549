import { spansOn, type MuseumEvent } from '../domain/event.ts';
import { dayAt } from '../domain/opening-hours.ts';
import type { Publication } from '../domain/publication.ts';
import type { TimeSpan } from '../domain/time-of-day.ts';
import { litBand } from './picture-band.ts';
import { FIELD, type Motif, type Paint } from './motifs/motif.ts';
import { MOTIFS } from './motifs/motifs.ts';
import { PALETTE } from './palette.ts';
import { PICTURE, pictureOf } from './picture.ts';
import { randomFrom } from './random.ts';
import { fill, rectangle } from './shapes.ts';

const {
  amber,
  dusk,
  ink,
  inkDeep: night,
  mist,
  rust,
  rustPale,
  salt,
  sand,
  sea,
  seaPale,
} = PALETTE;

/** One fewer than there are motifs, so that a museum has many categories before two look alike. */
const PAINTS: readonly [Paint, ...Paint[]] = [
  { main: salt, second: amber, deep: sea, night },
  { main: amber, second: rust, deep: dusk, night },
  { main: seaPale, second: rustPale, deep: sea, night },
  { main: sand, second: rust, deep: dusk, night },
  { main: rustPale, second: rust, deep: sea, night },
  { main: seaPale, second: salt, deep: sea, night },
  { main: mist, second: amber, deep: dusk, night },
  { main: seaPale, second: amber, deep: sea, night },
  { main: amber, second: rustPale, deep: rust, night },
];

/** The day: half a unit a minute. All but its first and last hours stay in a square cut. */
const DAY = { x: 240, width: 720 } as const;
const DARK = { y: 532, height: 44 } as const;
/** Light is a little larger than the dark around it. */
const LIT = { y: 524, height: 60 } as const;

/**
 * A picture for an event that has none: 1200 × 630, as SVG text without words, so that it takes no font to draw it.
 *
 * The category decides on motif and colours, the event's identifier on their arrangement. Below lies the day from
 * midnight to midnight, always at the same place.
 *
 * @param categories those of the museum, in its order
 * @param lit when the event is on
 */
export function poster(
  { eventId, category }: Pick<MuseumEvent, 'eventId' | 'category'>,
  categories: readonly string[],
  lit: readonly TimeSpan[],
): string {
  const position = categories.indexOf(category);
  const motif = around<Motif>(MOTIFS, position);
  return pictureOf(
    motif(randomFrom(eventId), around(PAINTS, position)),
    fill(night, rectangle(0, FIELD.height, PICTURE.width, PICTURE.height - FIELD.height)),
    fill(ink, rectangle(0, DARK.y, PICTURE.width, DARK.height)),
    fill(dusk, rectangle(DAY.x, DARK.y, DAY.width, DARK.height)),
    litBand(lit, { ...DAY, ...LIT }),
  );
}

/** The poster of a published event. One without sessions is lit while the museum is open on its first day. */
export function posterOf({ museum, schedule }: Publication, event: MuseumEvent): string {
  const [first] = event.dates;
  const lit = first === undefined ? event.times : spansOn(event, dayAt(schedule, first));
  return poster(event, museum.categories, lit);
}

/** The item at a position, counted on from the first one after the last. */
function around<Item>(items: readonly [Item, ...Item[]], position: number): Item {
  return items[position % items.length] ?? items[0];
}
