import { expect, test } from 'playwright/test';
import { publicationOf } from '../../../src/domain/publication.ts';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { parseSearchIndex, searchable, searchLine } from '../../../src/view/search-text.ts';
import { entry, museum, schedule } from '../small-publication.ts';

const { events } = publicationOf(
  { museum, schedule, events: [entry('Fauré by Lamplight', ['2026-11-21'])] },
  parseLocalDate('2026-11-20'),
);
const [event] = events as [(typeof events)[number]];

test('searchable() keeps letters of any script', () => {
  expect(searchable('  Über “Salz” & مساء 🧂!')).toBe('uber salz مساء');
});

test('searchLine() has each word of name, description, kind, place, text and image once', () => {
  const text =
    '<h2 id="ramp">Coming here</h2>\n<p>There is a <a href="/map/">ramp</a> &#x26; a lift, a lift.</p>';
  expect(searchLine(event, text, 'A lantern')).toBe(
    `${event.eventId} a by coming faure here is lamplight lantern lift ramp room there tour`,
  );
});

test('parseSearchIndex() gives each event its words, a space before each', () => {
  expect(parseSearchIndex('id-1 lift ramp\nid-2 boat')).toEqual(
    new Map([
      ['id-1', ' lift ramp'],
      ['id-2', ' boat'],
    ]),
  );
});
