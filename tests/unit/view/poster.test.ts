import { Parser } from 'htmlparser2';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import type { MuseumEvent } from '../../../src/domain/event.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { publicationOf } from '../../../src/domain/publication.ts';
import { parseTimeSpan } from '../../../src/domain/time-of-day.ts';
import { MOTIFS } from '../../../src/view/motifs/motifs.ts';
import { poster, posterOf } from '../../../src/view/poster.ts';
import { readChanged } from '../schemas/small-content.ts';

const EVENT_ID = '9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d';
const CATEGORIES = Array.from({ length: 100 }, (_, position) => `Category ${position}`);
const EVENING = [parseTimeSpan('18:45-19:45')];

/** The elements and attributes that a poster may have. */
const PLAIN = new Set(
  'svg g path circle xmlns width height viewBox fill d stroke stroke-width cx cy r transform'.split(
    ' ',
  ),
);

/** An event's poster by the position of its category among the museum's. */
const posterAt = (position: number, eventId = EVENT_ID, lit = EVENING) =>
  poster({ eventId, category: `Category ${position}` }, CATEGORIES, lit);

/** Some UUIDs, always the same. */
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const hex = Math.imul(index + 1, 0x9e3779b1) >>> 0;
    return `${hex.toString(16).padStart(8, '0')}-3d52-4a0e-9a53-2f6f3f0c7b1d`;
  });

const litPath = (svg: string) => /fill="#f2b541" d="([^"]+)"\/><\/svg>\n$/.exec(svg)?.[1];
const withoutColours = (svg: string) => svg.replaceAll(/#[\da-f]{6}/g, '#');

test('poster() draws the same event alike each time', () => {
  expect(posterAt(3)).toBe(posterAt(3));
});

for (const position of MOTIFS.keys()) {
  test(`poster() draws each of 1,000 events of category ${position} in its own way`, () => {
    const drawn = ids(1000).map((eventId) => posterAt(position, eventId));
    expect(new Set(drawn).size).toBe(1000);
    expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThan(6000);
  });

  test(`poster() writes plain SVG for category ${position}: attributes alone, no words`, async () => {
    for (const eventId of ids(50)) {
      const svg = posterAt(position, eventId);
      const { names, texts } = partsOf(svg);
      expect([...names.difference(PLAIN)]).toEqual([]);
      expect(texts.trim()).toBe('');
      expect(svg).not.toMatch(/\d\.\d\d|NaN|Infinity|undefined|url\(/);
    }
    // Reads XML strictly.
    const { format, width, height } = await sharp(Buffer.from(posterAt(position))).metadata();
    expect({ format, width, height }).toEqual({ format: 'svg', width: 1200, height: 630 });
  });
}

test('poster() takes the motif from the position of the category, and begins anew after the last', () => {
  const first = [...MOTIFS.keys()].map((position) => withoutColours(posterAt(position)));
  expect(new Set(first).size).toBe(MOTIFS.length);
  const second = [...MOTIFS.keys()].map((position) => posterAt(position + MOTIFS.length));
  expect(second.map(withoutColours)).toEqual(first);
  expect(second).not.toContain(posterAt(0));
  expect(posterAt(90)).toBe(posterAt(0));
});

test('poster() lights the day when the event is on, at the same place for all', () => {
  for (const position of MOTIFS.keys()) {
    // 240 and half a unit for each of 1125 minutes; 60 minutes long.
    expect(litPath(posterAt(position))).toBe('M802.5 524h30v60h-30z');
  }
  const twice = ['00:00-01:00', '12:00-23:59'].map(parseTimeSpan);
  expect(litPath(posterAt(0, EVENT_ID, twice))).toBe(
    'M240 524h30v60h-30zM600 524h359.5v60h-359.5z',
  );
  expect(litPath(posterAt(0, EVENT_ID, []))).toBeUndefined();
});

test('posterOf() lights an event without sessions by the hours of its first day', () => {
  const { content } = readChanged({});
  if (!content) throw new Error('The small content is not whole');
  const events = content.events.map(({ keys }) => keys);
  const publication = publicationOf({ ...content, events }, parseLocalDate('2026-11-20'));
  const on = (date: string, more: Partial<MuseumEvent> = {}) => {
    const [event] = publication.events;
    if (!event) throw new Error('There is no event');
    return litPath(posterOf(publication, { ...event, dates: [parseLocalDate(date)], ...more }));
  };
  // A Saturday, 10:00 to 17:00; then a Monday, closed.
  expect(on('2026-12-05')).toBe('M540 524h210v60h-210z');
  expect(on('2026-12-07')).toBeUndefined();
  expect(on('2026-12-07', { times: EVENING })).toBe('M802.5 524h30v60h-30z');
});

/** The names of all elements and attributes of a document, and what is written between them. */
function partsOf(xml: string) {
  const names = new Set<string>();
  let texts = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        for (const each of [name, ...Object.keys(attributes)]) names.add(each);
      },
      ontext(text) {
        texts += text;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { names, texts };
}
