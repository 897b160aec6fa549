import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import {
  PATHS,
  eventListPath,
  eventPath,
  monthPath,
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

test('monthPath() is the same for every day of a month', () => {
  expect(monthPath(parseLocalDate('2026-11-01'))).toBe('/hours/2026-11/');
  expect(monthPath(parseLocalDate('2026-11-30'))).toBe('/hours/2026-11/');
});

test('eventListPath() lies below the events', () => {
  expect(eventListPath()).toBe('/events/');
  expect(eventListPath('month/2026-12')).toBe('/events/month/2026-12/');
});
