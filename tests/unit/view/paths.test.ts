import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import {
  PATHS,
  eventPath,
  monthAnchor,
  posterPath,
  sharePicturePath,
} from '../../../src/view/paths.ts';

test('PATHS each begin and end in a slash', () => {
  expect(PATHS).toEqual({ home: '/', hours: '/hours/', events: '/events/' });
});

test('eventPath() is the page of an event, below the events', () => {
  expect(eventPath('9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d')).toBe(
    '/events/9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d/',
  );
});

test('posterPath() and sharePicturePath() lie beside the page of the event', () => {
  const eventId = '9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d';
  expect(posterPath(eventId)).toBe('/events/9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d.svg');
  expect(sharePicturePath(eventId)).toBe('/events/9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d.png');
});

test('monthAnchor() is the same for every day of a month', () => {
  expect(monthAnchor(parseLocalDate('2026-11-01'))).toBe('month-2026-11');
  expect(monthAnchor(parseLocalDate('2026-11-30'))).toBe('month-2026-11');
  expect(monthAnchor(parseLocalDate('2027-01-01'))).toBe('month-2027-01');
});
