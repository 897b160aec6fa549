import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { publicationOf } from '../../../src/domain/publication.ts';
import { homeHoursDates, homeList } from '../../../src/view/home-list.ts';
import { entry, museum, schedule } from '../small-publication.ts';

/** On Friday 20 November 2026, an event on each of the next days, and a tour every Friday. */
const dates = ['20', '21', '22', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`);
const late = ['2026-12-01', '2026-12-02', '2026-12-03'];
const publication = publicationOf(
  {
    museum,
    schedule,
    events: [
      ...[...dates, ...late].map((date) => entry(date, [date])),
      entry('Tour', ['every Friday from 2026-11-20']),
    ],
  },
  parseLocalDate('2026-11-20'),
);

test('homeList() has three days of events, and those of the following week and a day', () => {
  const { days, later } = homeList(publication);
  expect(days.map(({ entries }) => entries.map(({ event }) => event.name))).toEqual([
    ['2026-11-20', 'Tour'],
    ['2026-11-21'],
    ['2026-11-22'],
  ]);
  expect(later.map(({ event }) => event.name)).toEqual([
    ...['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    '2026-12-01',
  ]);
});

test('homeHoursDates() are the six days after the museum’s own, and a week to spare', () => {
  const hours = homeHoursDates(publication);
  expect(hours).toHaveLength(13);
  expect([hours[0], hours.at(-1)]).toEqual(['2026-11-21', '2026-12-03']);
});
