import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { readContent, type ContentReading } from '../../../src/schemas/content.ts';
import { formatProblems } from '../../../src/schemas/problem.ts';

const WEEK = `monday: closed
tuesday: 10:00-17:00
wednesday: 10:00-17:00
thursday: 10:00-17:00
friday: 10:00-17:00
saturday: 10:00-17:00
sunday: 10:00-17:00
`;

/** The smallest content that is whole. The museum is closed on Mondays, and on Christmas Day. */
export const SMALL: Readonly<Record<string, string>> = {
  'museum.yaml': `name: Small Museum
description: A museum for tests.
url: https://small.example
address:
  streetAddress: 1 Lane
  addressLocality: Town
  postalCode: T1
  addressCountry: GB
contact:
  email: hello@small.example
timeZone: Europe/London
currency: GBP
language: en-GB
locations:
  - Hall
  - Garden
categories:
  - Talk
`,
  'hours/usual-week.yaml': WEEK,
  'hours/seasons.yaml': '[]\n',
  'hours/exceptions.yaml': `- dates: every 25 December
  hours: closed
  reason: Christmas Day
`,
  'events/talk.md': `---
eventId: 11111111-1111-4111-8111-111111111111
name: Talk
location: Hall
eventDescription: A talk.
dates:
  - 2026-12-05
price: 0
category: Talk
---
Long text.
`,
};

/** One more event, by its front matter below `eventId`; `undefined` leaves a key out. */
export function eventFile(keys: Readonly<Record<string, string | undefined>>): string {
  const all = {
    eventId: '22222222-2222-4222-8222-222222222222',
    name: 'Other',
    location: 'Hall',
    eventDescription: 'Another.',
    dates: '\n  - 2026-12-06',
    price: '5',
    category: 'Talk',
    ...keys,
  };
  const lines = Object.entries(all).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}

/** Reads the small content with some files changed, added, or (`undefined`) taken away. Today is 2026-11-20. */
export function readChanged(
  changes: Readonly<Record<string, string | Uint8Array | undefined>>,
): ContentReading {
  const files = Object.entries({ ...SMALL, ...changes }).flatMap(([path, text]) =>
    text === undefined
      ? []
      : [[path, typeof text === 'string' ? new TextEncoder().encode(text) : text] as const],
  );
  return readContent(new Map(files), () => parseLocalDate('2026-11-20'));
}

/** The problems of such content, as staff read them. */
export function problemsOf(
  changes: Readonly<Record<string, string | Uint8Array | undefined>>,
): string[] {
  const list = formatProblems(readChanged(changes).problems, 'content');
  return list === '' ? [] : list.split('\n');
}
