import { expect, test } from 'playwright/test';
import { parseDateRule } from '../../../src/domain/date-rule.ts';
import { parseLocalDate, type LocalDate } from '../../../src/domain/local-date.ts';
import {
  daysText,
  descriptionForClients,
  firstSentence,
  isOnOpenDaysOnly,
  ruleText,
} from '../../../src/view/event-words.ts';

const text = (rule: string, language = 'en-GB') => ruleText(parseDateRule(rule), language);

test('ruleText() writes a day with its weekday, and a span', () => {
  expect(text('2026-12-05')).toBe('Saturday, 5 December 2026');
  expect(text('2026-12-28 to 2027-01-10')).toBe('28 December 2026 to 10 January 2027');
});

test('ruleText() writes a weekly repetition, with and without end', () => {
  expect(text('every Saturday from 2026-10-03 to 2027-06-26')).toBe(
    'Every Saturday from 3 October 2026 to 26 June 2027',
  );
  expect(text('every Wednesday from 2026-09-09')).toBe('Every Wednesday from 9 September 2026 on');
});

test('ruleText() names the days that are excepted', () => {
  expect(text('every Saturday from 2026-10-03 to 2027-06-26 except 2026-12-26')).toBe(
    'Every Saturday from 3 October 2026 to 26 June 2027, except 26 December 2026',
  );
  expect(text('every Friday from 2026-10-02 except 2027-12-17, 2027-12-24, 2027-12-31')).toBe(
    'Every Friday from 2 October 2026 on, except 17 December 2027, 24 December 2027 and 31 December 2027',
  );
});

test('ruleText() writes days as the language does', () => {
  expect(text('2026-12-05', 'en-US')).toBe('Saturday, December 5, 2026');
  expect(text('every Friday from 2026-10-02 except 2027-12-24, 2027-12-31', 'en-US')).toBe(
    'Every Friday from October 2, 2026 on, except December 24, 2027 and December 31, 2027',
  );
});

test('descriptionForClients() begins with a status that clients must know of', () => {
  const describe = descriptionForClients({ language: 'en-GB' });
  const eventDescription = 'A tour by lantern.';
  expect(describe({ status: 'scheduled', eventDescription })).toBe('A tour by lantern.');
  expect(describe({ status: 'cancelled', eventDescription })).toBe('Cancelled. A tour by lantern.');
  expect(describe({ status: 'sold out', eventDescription })).toBe('Sold out. A tour by lantern.');
});

test('isOnOpenDaysOnly() is so for spans and repetitions, unless the event is held even when closed', () => {
  const onOpenDays = (rules: string[], evenWhenClosed = false) =>
    isOnOpenDaysOnly({ rules: rules.map(parseDateRule), evenWhenClosed });
  expect(onOpenDays(['2026-12-05', '2026-12-06'])).toBe(false);
  expect(onOpenDays(['2026-12-05 to 2026-12-08'])).toBe(true);
  expect(onOpenDays(['every Friday from 2026-10-02'])).toBe(true);
  expect(onOpenDays(['2026-12-05', 'every Friday from 2026-10-02'])).toBe(true);
  expect(onOpenDays(['2026-12-05', 'every Friday from 2026-10-02'], true)).toBe(false);
});

test('daysText() says a single span or repetition, without its exceptions', () => {
  const on = (rule: string, dates: readonly LocalDate[] = []) =>
    daysText({ rules: [parseDateRule(rule)], dates }, 'en-GB');
  expect(on('every Saturday from 2026-10-03 except 2026-12-12')).toBe(
    'Every Saturday from 3 October 2026 on',
  );
  expect(on('2026-12-05 to 2027-01-10')).toBe('5 December 2026 to 10 January 2027');
});

test('daysText() says the last of several days, and nothing of one', () => {
  const on = (rules: string[], dates: string[]) =>
    daysText({ rules: rules.map(parseDateRule), dates: dates.map(parseLocalDate) }, 'en-GB');
  expect(
    on(['2026-12-05 to 2026-12-06', '2026-12-12'], ['2026-12-05', '2026-12-06', '2026-12-12']),
  ).toBe('Last on 12 December 2026');
  expect(on(['2026-12-05'], ['2026-12-05'])).toBe(undefined);
});

test('firstSentence() ends where the language ends one', () => {
  expect(firstSentence('Hauling songs at 6.45 p.m. sharp. Words are handed out.', 'en-GB')).toBe(
    'Hauling songs at 6.45 p.m. sharp.',
  );
  expect(firstSentence('No full stop', 'en-GB')).toBe('No full stop');
  expect(firstSentence('', 'en-GB')).toBe('');
});
