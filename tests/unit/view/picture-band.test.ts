import { expect, test } from 'playwright/test';
import { parseTimeSpan } from '../../../src/domain/time-of-day.ts';
import { litBand } from '../../../src/view/picture-band.ts';

/** A unit a minute. */
const PLACE = { x: 100, y: 10, width: 1440, height: 20 };
const lit = (...spans: string[]) => litBand(spans.map(parseTimeSpan), PLACE);

test('litBand() lights each span where it lies in the day', () => {
  expect(lit('10:00-17:00')).toBe('<path fill="#f2b541" d="M700 10h420v20h-420z"/>');
  expect(lit('00:00-00:01', '23:00-23:59')).toBe(
    '<path fill="#f2b541" d="M100 10h1v20h-1zM1480 10h59v20h-59z"/>',
  );
});

test('litBand() writes no more than tenths', () => {
  expect(litBand([parseTimeSpan('10:01-10:02')], { ...PLACE, width: 1000 })).toBe(
    '<path fill="#f2b541" d="M517.4 10h0.7v20h-0.7z"/>',
  );
});

test('litBand() leaves a day without spans dark', () => {
  expect(lit()).toBe('');
});
