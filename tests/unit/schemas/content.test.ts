import { expect, test } from 'playwright/test';
import { SMALL, eventFile, problemsOf, readChanged } from './small-content.ts';

const event = (keys: Record<string, string | undefined>) => ({
  'events/other.md': eventFile(keys),
});
const exceptions = (...entries: string[]) => ({ 'hours/exceptions.yaml': entries.join('\n') });
const week = (from: string, to: string) => ({
  'hours/usual-week.yaml': SMALL['hours/usual-week.yaml']?.replace(from, to),
});

test('readContent() finds nothing wrong with good content', () => {
  const { content, problems } = readChanged({});
  expect(problems).toEqual([]);
  expect(content?.museum).toMatchObject({ name: 'Small Museum', publishedDaysAhead: 400 });
  expect(content?.events).toHaveLength(1);
  expect(content?.events[0]?.keys).toMatchObject({
    price: 0,
    status: 'scheduled',
    draft: false,
    times: [],
    dates: [{ kind: 'day', date: '2026-12-05' }],
  });
});

test('readContent() gives no content while anything is wrong', () => {
  expect(readChanged(event({ price: 'ten' })).content).toBeUndefined();
});

test.describe('readContent() says file, line, what was written and what to write', () => {
  const CASES: readonly [
    what: string,
    changes: Record<string, string | undefined>,
    problems: string[],
  ][] = [
    [
      'a day that does not exist, unquoted or quoted (edge case 1)',
      event({ dates: "\n  - 2026-12-06\n  - 2026-02-30\n  - '2026-13-45'" }),
      [
        'content/events/other.md:8: dates: 2026-02-30 is not in the calendar. Write a day that exists, such as 2026-02-28.',
        'content/events/other.md:9: dates: 2026-13-45 is not in the calendar. Write a day that exists, such as 2026-12-31.',
      ],
    ],
    [
      'a time without colon, or with one that YAML once took for minutes (edge case 3)',
      week('tuesday: 10:00-17:00', 'tuesday: 0900-18:00'),
      [
        'content/hours/usual-week.yaml:2: tuesday: “0900” is not a time. Write hours and minutes on the 24-hour clock, such as 09:30 or 17:00.',
      ],
    ],
    [
      'broken YAML (edge case 4)',
      { 'hours/seasons.yaml': '- name: "Summer\n  dates: x\n' },
      [
        'content/hours/seasons.yaml:3: this is not readable as YAML: a quote or bracket that was opened is not closed. Close it.',
      ],
    ],
    [
      'a second colon on a line',
      event({ name: 'Salt: a story' }),
      [
        'content/events/other.md:3: this is not readable as YAML: there is a second colon on the line. Put the text in single quotes.',
      ],
    ],
    [
      'a misspelled key, with the one that was meant (edge case 5)',
      event({ evntDescription: 'x', colour: 'red' }),
      [
        'content/events/other.md:10: “evntDescription” is not a key that is read here. Write “eventDescription”.',
        'content/events/other.md:11: “colour” is not a key that is read here. Write one of eventId, name, location, eventDescription, dates, price, times, category, bookingUrl, image, status, draft, evenWhenClosed.',
      ],
    ],
    [
      'opening after closing, by its own message (edge case 6)',
      week('sunday: 10:00-17:00', 'sunday: 16:00-11:00'),
      [
        'content/hours/usual-week.yaml:7: sunday: “16:00-11:00” ends at 11:00, not after 16:00. Write the earlier time first; a time after midnight cannot be published, so end at 23:59 at the latest.',
      ],
    ],
    [
      'closing after midnight (edge case 21)',
      week('friday: 10:00-17:00', 'friday: 18:00-24:00'),
      [
        'content/hours/usual-week.yaml:5: friday: 24:00 belongs to the next day. Write 23:59 at the latest.',
      ],
    ],
    [
      'last admission after closing (edge case 23)',
      week('friday: 10:00-17:00', 'friday: 10:00-17:00, last admission 17:00'),
      [
        'content/hours/usual-week.yaml:5: friday: Last admission at 17:00 is not between opening at 10:00 and closing at 17:00. Write a time between them.',
      ],
    ],
    [
      'a weekday left out: that is not “closed”',
      week('sunday: 10:00-17:00\n', ''),
      ['content/hours/usual-week.yaml:1: sunday: is missing. Add it.'],
    ],
    [
      'two events with one eventId, both files named (edge case 8)',
      event({ eventId: '11111111-1111-4111-8111-111111111111'.toUpperCase() }),
      [
        'content/events/other.md:2: eventId: 11111111-1111-4111-8111-111111111111 is also that of events/talk.md. Give each event its own.',
      ],
    ],
    [
      'two exceptions for one date, both named (edge case 14)',
      exceptions(
        '- dates: 2026-12-24 to 2026-12-26',
        '  hours: closed',
        '  reason: Holidays',
        '- dates: every 25 December',
        '  hours: 10:00-12:00',
        '  reason: Christmas Day',
        '- dates: 2026-12-24',
        '  hours: 10:00-12:00',
        '  reason: Christmas Eve',
      ),
      [
        'content/hours/exceptions.yaml:4: this exception and the one in line 1 both hold on 2026-12-25. Change the dates of one of the two.',
        'content/hours/exceptions.yaml:7: this exception and the one in line 1 both hold on 2026-12-24. Change the dates of one of the two.',
      ],
    ],
    [
      'two overlapping seasons, both named (edge case 14)',
      {
        'hours/seasons.yaml': ['2027-01-01 to 2027-03-31', '2027-03-31 to 2027-05-01']
          .map(
            (dates) =>
              `- name: S\n  dates: ${dates}\n  week:\n${SMALL['hours/usual-week.yaml']?.replace(/^/gm, '    ').trimEnd()}\n`,
          )
          .join(''),
      },
      [
        'content/hours/seasons.yaml:11: this season and the one in line 1 both hold on 2027-03-31. Change the dates of one of the two.',
      ],
    ],
    [
      'an event on a day that is usually closed (edge case 28)',
      event({ dates: '\n  - 2026-12-07' }),
      [
        'content/events/other.md:7: dates: the museum is closed on 2026-12-07. Change the day, write evenWhenClosed: true if the event takes place while the museum is closed, or status: cancelled if it does not take place.',
      ],
    ],
    [
      'an event on a day that is exceptionally closed, with the reason (edge case 28)',
      event({ dates: '\n  - 2026-12-06\n  - 2026-12-25' }),
      [
        'content/events/other.md:8: dates: the museum is closed on 2026-12-25 (Christmas Day). Change the day, write evenWhenClosed: true if the event takes place while the museum is closed, or status: cancelled if it does not take place.',
      ],
    ],
    [
      'a weekly event on a weekday that is always closed (edge case 28)',
      event({ dates: '\n  - every Monday from 2026-12-07 to 2026-12-14' }),
      [
        'content/events/other.md:6: dates: the museum is closed on all of these days. Change them, or write evenWhenClosed: true if the event takes place while the museum is closed.',
        'content/events/other.md:6: note: dates: the museum is closed on 2026-12-07, 2026-12-14, so the event is not held then. Write evenWhenClosed: true if it is.',
      ],
    ],
    [
      'a place that the museum does not have',
      event({ location: 'Gardn' }),
      [
        'content/events/other.md:4: location: “Gardn” is not among the locations of museum.yaml. Write “Garden”.',
      ],
    ],
    [
      'a kind of event that there is not',
      event({ category: 'Banquet' }),
      [
        'content/events/other.md:9: category: “Banquet” is not among the categories of museum.yaml. Write Talk.',
      ],
    ],
    [
      'prices that are none',
      event({ price: '12,50' }),
      [
        'content/events/other.md:8: price: “12,50” is not a price. Write a plain number such as 12 or 12.50, and 0 if it is free.',
      ],
    ],
    [
      'a price with too many decimals for the currency',
      event({ price: '12.505' }),
      [
        'content/events/other.md:8: price: 12.505 is no amount of GBP. Write at most 2 digits behind the point.',
      ],
    ],
    [
      'a missing and an empty key',
      event({ price: undefined, name: '' }),
      [
        'content/events/other.md:2: price: is missing. Add it.',
        'content/events/other.md:3: name: nothing is written here. Write a text, or delete the line if it may be left out.',
      ],
    ],
    [
      'one text where a list is wanted',
      event({ dates: '2026-12-06' }),
      [
        'content/events/other.md:6: dates: here is the text “2026-12-06”. Write a list, each entry on a line of its own behind “- ”.',
      ],
    ],
    [
      'a word that is not known',
      event({ status: 'canceled', draft: 'yes' }),
      [
        'content/events/other.md:10: status: “canceled” is not known here. Write one of scheduled, cancelled, sold out.',
        'content/events/other.md:11: draft: “yes” is not known here. Write one of true, false.',
      ],
    ],
    [
      'an identifier that is no UUID',
      event({ eventId: '42' }),
      [
        'content/events/other.md:2: eventId: “42” is not a UUID. Write 32 hexadecimal digits such as 9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d.',
      ],
    ],
    [
      'a mistyped year',
      event({ dates: '\n  - 2026-12-06\n  - 2206-12-05' }),
      [
        'content/events/other.md:8: dates: 2206-12-05 is before 1900 or more than ten years ahead. Correct the year.',
      ],
    ],
    [
      'a mistyped year in the hours',
      exceptions('- dates: 2207-01-11 until further notice', '  hours: closed', '  reason: Flood'),
      [
        'content/hours/exceptions.yaml:1: dates: 2207-01-11 is before 1900 or more than ten years ahead. Correct the year.',
      ],
    ],
    [
      'a picture that is not there',
      event({ image: '\n  file: images/hoist.jpg\n  alt: A hoist' }),
      [
        'content/events/other.md:10: image: there is no picture events/images/hoist.jpg. Write its path from the folder events, such as images/hoist.jpg.',
      ],
    ],
    [
      'a picture without words for who does not see it, and half a web address',
      event({ image: '\n  file: images/hoist.jpg', bookingUrl: 'saltmarket.example' }),
      [
        'content/events/other.md:10: image.alt: is missing. Add it.',
        'content/events/other.md:12: bookingUrl: “saltmarket.example” is not a web address. Write it whole, such as https://museum.example/page.',
      ],
    ],
    [
      'an excepted day that the repetition does not include',
      event({ dates: '\n  - every Saturday from 2026-12-05 to 2027-01-30 except 2026-12-13' }),
      [
        'content/events/other.md:7: dates: 2026-12-13 is excepted, but it is a Sunday. Write a Saturday that the repetition would include.',
      ],
    ],
    [
      'a text that YAML would cut off or change without a word',
      event({ name: 'Workshop #3', location: '&Hall x', eventDescription: '!Wow text' }),
      [
        'content/events/other.md:3: “#3” is cut off, as # begins a comment. Put the whole text in single quotes.',
        'content/events/other.md:4: a text may not begin with *, & or !. Put it in single quotes.',
        'content/events/other.md:5: a text may not begin with *, & or !. Put it in single quotes.',
      ],
    ],
    [
      'a text with Markdown’s stars at its beginning',
      event({ eventDescription: '*Bold* text' }),
      [
        'content/events/other.md:5: this is not readable as YAML: the line is not what it seems to be. Put the text in single quotes.',
      ],
    ],
    [
      'what the Markdown text may not hold',
      {
        'events/other.md': `${eventFile({})}\n# Title\n\n![Ship](ship.jpg)\n\n<iframe src="x"></iframe>\n`,
      },
      [
        'content/events/other.md:12: a heading with one # would be a second title of the page. Begin headings with ##.',
        'content/events/other.md:14: a picture in the text is not shown. Name it under image: above the text.',
        'content/events/other.md:16: HTML in the text is not published. Write it in Markdown, or delete it.',
      ],
    ],
    [
      'titles however Markdown writes them, and pictures by reference',
      {
        'events/other.md': `${eventFile({})}Title\n=====\n\n> # Title\n\n  # Title\n\n#\n\n![Ship][1]\n\n[1]: ship.jpg\n`,
      },
      [
        'content/events/other.md:11: a heading with one # would be a second title of the page. Begin headings with ##.',
        'content/events/other.md:14: a heading with one # would be a second title of the page. Begin headings with ##.',
        'content/events/other.md:16: a heading with one # would be a second title of the page. Begin headings with ##.',
        'content/events/other.md:18: a heading with one # would be a second title of the page. Begin headings with ##.',
        'content/events/other.md:20: a picture in the text is not shown. Name it under image: above the text.',
      ],
    ],
    [
      'links that run a script or lead to a file on a disk',
      {
        'events/other.md': `${eventFile({})}[a](javascript:alert(1))\n\n[b][c] and <vbscript:x>\n\n[c]: java&#115;cript:alert(1)\n\n[d](file:///etc/passwd) [e](data:text/html,x)\n`,
      },
      [
        ...[
          [11, 'javascript:alert(1)'],
          [13, 'vbscript:x'],
          [15, 'javascript:alert(1)'],
          [17, 'file:///etc/passwd'],
          [17, 'data:text/html,x'],
        ].map(
          ([line, address]) =>
            `content/events/other.md:${line}: “${address}” is not an address that a link can lead to. Write a web address such as https://museum.example, mailto: with an e-mail address, or tel: with a telephone number.`,
        ),
      ],
    ],
    [
      'control characters, in the file and behind an escape',
      {
        'events/other.md': eventFile({ name: 'Salt\u0007 and rope' }),
        ...week('sunday: 10:00-17:00', 'sunday: "10:00-\\x0017:00"'),
      },
      [
        'content/events/other.md:3: there is an invisible character (U+0007) after “name: Salt”. Delete it; retyping the words around it helps.',
        'content/hours/usual-week.yaml:7: sunday: there is an invisible character (U+0000) after “10:00-”. Delete it; retyping the words around it helps.',
      ],
    ],
    [
      'an event without keys',
      { 'events/other.md': 'Just text.\n' },
      [
        'content/events/other.md:1: the keys are missing. Begin the file with a line ---, then the keys, then a second line ---.',
      ],
    ],
    [
      'a museum with wrong codes',
      {
        'museum.yaml': SMALL['museum.yaml']
          ?.replace('Europe/London', '+01:00')
          .replace('GBP', 'Pounds')
          .replace('en-GB', 'cy-GB')
          .replace('https://small.example', 'small.example')
          .replace(
            'currency:',
            'license:\n  name: CC BY 4.0\n  url: CC-BY-4.0\nsecurity:\n  contact: security@small.example\ncurrency:',
          ),
      },
      [
        'content/museum.yaml:3: url: “small.example” is not the address of a site. Write it such as https://museum.example, with nothing behind the name.',
        'content/museum.yaml:11: timeZone: “+01:00” is not a time zone. Write its IANA name, such as Europe/London or America/New_York.',
        'content/museum.yaml:14: license.url: “CC-BY-4.0” is not a web address. Write it whole, such as https://museum.example/page.',
        'content/museum.yaml:16: security.contact: “security@small.example” is not an address to report to. Write it such as mailto:security@museum.example or https://museum.example/report.',
        'content/museum.yaml:17: currency: “Pounds” is not a currency. Write three capitals, such as GBP or EUR.',
        'content/museum.yaml:18: language: The site has no words in “cy-GB” yet. Write a language that begins with en, such as en-GB.',
      ],
    ],
    [
      'a file under another name',
      { 'events/workshop.md.txt': 'x', 'hours/exception.yaml': '[]', 'events/.DS_Store': 'x' },
      [
        'content/events/workshop.md.txt:1: this file is not read. Events are events/*.md, their pictures lie below events/, hours are hours/usual-week.yaml, hours/seasons.yaml, hours/exceptions.yaml. Rename, move or delete it.',
        'content/hours/exception.yaml:1: this file is not read. Events are events/*.md, their pictures lie below events/, hours are hours/usual-week.yaml, hours/seasons.yaml, hours/exceptions.yaml. Rename, move or delete it.',
      ],
    ],
    [
      'pictures that browsers do not show',
      { 'events/images/hoist.heic': 'x', 'events/images/plan.svg': '<svg/>' },
      [
        'content/events/images/hoist.heic:1: pictures of this kind cannot be shown. Open it in a picture program and save it as JPEG or PNG.',
        'content/events/images/plan.svg:1: pictures of this kind cannot be shown. Open it in a picture program and save it as JPEG or PNG.',
      ],
    ],
    [
      'missing files',
      {
        'hours/usual-week.yaml': undefined,
        'hours/seasons.yaml': undefined,
      },
      [
        'content/hours/seasons.yaml:1: this file is missing. Add it; write [] in it if there are none.',
        'content/hours/usual-week.yaml:1: this file is missing. Add it.',
      ],
    ],
    [
      'an empty file',
      { 'hours/exceptions.yaml': '\n' },
      ['content/hours/exceptions.yaml:1: this file is empty. Fill it, or delete it.'],
    ],
  ];
  for (const [what, changes, problems] of CASES) {
    test(what, () => expect(problemsOf(changes)).toEqual(problems));
  }

  test('text that is not UTF-8', () => {
    const latin1 = Uint8Array.from(Buffer.from(eventFile({ name: 'Café' }), 'latin1'));
    expect(problemsOf({ 'events/other.md': latin1 })).toEqual([
      'content/events/other.md:1: this file is not saved as UTF-8 text. Save it again with the encoding UTF-8.',
    ]);
  });

  test('every problem at once, in all files (edge case 7)', () => {
    const problems = problemsOf({
      ...event({ price: 'ten', dates: '\n  - 2026-02-30' }),
      ...week('monday: closed', 'monday: shut'),
      ...exceptions('- dates: soon', '  hours: closed', '  reason: x'),
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'content/events/other.md:7:',
      'content/events/other.md:8:',
      'content/hours/exceptions.yaml:1:',
      'content/hours/usual-week.yaml:1:',
    ]);
  });
});

test.describe('readContent() takes', () => {
  const GOOD: readonly [what: string, changes: Record<string, string | undefined>][] = [
    [
      'an event on a closed day that is meant (edge case 28)',
      event({ dates: '\n  - 2026-12-07', evenWhenClosed: 'true' }),
    ],
    ['an event of the past on a day that is closed by now', event({ dates: '\n  - 2026-11-16' })],
    ['no event at all', { 'events/talk.md': undefined }],
    [
      'nothing but drafts',
      { 'events/talk.md': SMALL['events/talk.md']?.replace('price: 0', 'price: 0\ndraft: true') },
    ],
    [
      'a cancelled event on days that are closed',
      event({ dates: '\n  - 2026-12-07\n  - 2026-12-25', status: 'cancelled' }),
    ],
    ['a span over closed days', event({ dates: '\n  - 2026-12-01 to 2026-12-31' })],
    [
      'a closure until further notice beside a yearly one (edge case 20)',
      exceptions(
        '- dates: 2026-12-10 until further notice',
        '  hours: closed',
        '  reason: Flood',
        '- dates: every 25 December',
        '  hours: closed',
        '  reason: Christmas Day',
      ),
    ],
    [
      'Windows line ends and a byte order mark',
      { 'events/other.md': `\uFEFF${eventFile({}).replaceAll('\n', '\r\n')}` },
    ],
    ['a comment behind a value', week('monday: closed', 'monday: closed # as ever')],
    ['a quoted text with what YAML reads otherwise', event({ name: "'Salt: #1 & *more*'" })],
    [
      'links in the text',
      {
        'events/other.md': `${eventFile({})}See <https://small.example>, <hello@small.example>, [call](tel:+441632960817), [hours](/hours/), [more](#more), \`<b>\` and ages <12 and a<b.\n\n    # install\n`,
      },
    ],
    [
      'files that systems leave behind',
      {
        '.DS_Store': 'x',
        'events/.talk.md.swp': 'x',
        'events/talk.md~': 'x',
        'events/images/Thumbs.db': 'x',
      },
    ],
  ];
  for (const [what, changes] of GOOD) {
    test(what, () => expect(problemsOf(changes)).toEqual([]));
  }
});

test('readContent() tells of an event that begins after the last published day, and goes on', () => {
  const changes = event({ dates: '\n  - every Saturday from 2028-01-01' });
  expect(problemsOf(changes)).toEqual([
    'content/events/other.md:6: note: dates: days are published up to 2027-12-25, so the event is not published yet.',
  ]);
  expect(readChanged(changes).content).toBeDefined();
});

test('readContent() lets a dated closure override events, with one note for each', () => {
  const changes = {
    ...exceptions('- dates: 2026-12-05 to 2026-12-13', '  hours: closed', '  reason: Works'),
    ...event({
      dates: '\n  - 2026-12-10\n  - every Saturday from 2026-12-05 to 2026-12-19',
    }),
  };
  expect(problemsOf(changes)).toEqual([
    'content/events/other.md:6: note: dates: the museum is closed on 2026-12-05, 2026-12-10, 2026-12-12 (Works). These days are published as cancelled. Write evenWhenClosed: true if the event takes place all the same.',
    'content/events/talk.md:6: note: dates: the museum is closed on 2026-12-05 (Works). No other day is to come, so the event is published as cancelled. Write evenWhenClosed: true if the event takes place all the same.',
  ]);
  expect(readChanged(changes).content).toBeDefined();
});

test('readContent() names the first of many days that a closure takes', () => {
  const changes = {
    ...exceptions('- dates: 2026-11-24 until further notice', '  hours: closed', '  reason: Flood'),
    ...event({ dates: '\n  - every Sunday from 2026-11-22' }),
  };
  // 400 days from 20 November 2026 end on 25 December 2027; the last Sunday before is the 19th.
  expect(problemsOf(changes)[0]).toBe(
    'content/events/other.md:6: note: dates: the museum is closed on 2026-11-29, 2026-12-06, 2026-12-13, 2026-12-20 and 52 more days up to 2027-12-19 (Flood). These days are published as cancelled. Write evenWhenClosed: true if the event takes place all the same.',
  );
});

test('readContent() lets a closure until further notice override other exceptions, with a note', () => {
  const changes = exceptions(
    '- dates: 2026-12-03',
    '  hours: 10:00-14:00',
    '  reason: Assembly',
    '- dates: 2026-12-01 until further notice',
    '  hours: closed',
    '  reason: Flood',
    '- dates: every 25 December',
    '  hours: closed',
    '  reason: Christmas Day',
  );
  expect(problemsOf(changes).filter((problem) => problem.includes('exceptions.yaml'))).toEqual([
    'content/hours/exceptions.yaml:1: note: the closure from 2026-12-01 until further notice (line 4) overrides this exception. When the museum reopens, give the closure a last day.',
  ]);
  expect(readChanged(changes).content).toBeDefined();
});
