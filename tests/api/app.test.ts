import { expect, test } from 'playwright/test';
import { createService, type Service } from '../../src/api/app.ts';
import { museumClock } from '../../src/api/clock.ts';
import type { DataSet } from '../../src/api/data-set.ts';
import { parseDataSet } from '../../src/api/data-set.ts';
import { ORIGIN } from '../sample.ts';

const OPEN = { kind: 'open', opens: '10:00', closes: '17:00' };

/** A museum that is open every day, somewhere. */
function museumIn(timeZone: string): DataSet {
  const week = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      OPEN,
    ]),
  );
  return parseDataSet(
    JSON.stringify({
      version: 1,
      timeZone,
      schedule: { usual: week, seasons: [], exceptions: [] },
      hoursThrough: '2027-12-31',
      events: [],
    }),
  );
}

/** The first day that the service gives by default at an instant. */
async function defaultDay(timeZone: string, instant: string): Promise<string> {
  const museum = museumIn(timeZone);
  const service = createService({
    museum,
    guard: async () => true,
    loginLimit: () => undefined,
    today: museumClock(museum, () => new Date(instant), undefined),
    report(error) {
      throw error;
    },
  });
  const response = await service.request('/api/museum-hours?limit=1', {}, ORIGIN);
  const [{ date }] = (await response.json()) as [{ date: string }];
  return date;
}

test.describe('the service’s day is the museum’s, a second before and after its midnight (edge case 40)', () => {
  const CASES: readonly [timeZone: string, instant: string, day: string][] = [
    // UTC+14: midnight is at 10:00 UTC of the day before
    ['Pacific/Kiritimati', '2026-11-20T09:59:59Z', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-20T10:00:00Z', '2026-11-21'],
    // UTC-10: midnight is at 10:00 UTC
    ['Pacific/Honolulu', '2026-11-20T09:59:59Z', '2026-11-19'],
    ['Pacific/Honolulu', '2026-11-20T10:00:00Z', '2026-11-20'],
    // Summer time in London, where the UTC day is yesterday until one o'clock
    ['Europe/London', '2026-07-01T22:59:59Z', '2026-07-01'],
    ['Europe/London', '2026-07-01T23:00:00Z', '2026-07-02'],
    // The night before the clocks go forward, and the night after (29 March 2026)
    ['Europe/London', '2026-03-28T23:59:59Z', '2026-03-28'],
    ['Europe/London', '2026-03-29T22:59:59Z', '2026-03-29'],
    ['Europe/London', '2026-03-29T23:00:00Z', '2026-03-30'],
    // The night before they go back, and the night after (25 October 2026)
    ['Europe/London', '2026-10-24T22:59:59Z', '2026-10-24'],
    ['Europe/London', '2026-10-24T23:00:00Z', '2026-10-25'],
    ['Europe/London', '2026-10-25T23:59:59Z', '2026-10-25'],
    ['Europe/London', '2026-10-26T00:00:00Z', '2026-10-26'],
  ];
  for (const [timeZone, instant, day] of CASES) {
    test(`${instant} is ${day} in ${timeZone}`, async () => {
      expect(await defaultDay(timeZone, instant)).toBe(day);
    });
  }
});

test('the service asks for its day anew at each request', async () => {
  const museum = museumIn('UTC');
  let now = new Date('2026-11-20T23:59:59Z');
  const service = createService({
    museum,
    guard: async () => true,
    loginLimit: () => undefined,
    today: museumClock(museum, () => now, undefined),
    report: () => {},
  });
  const ask = async () => (await service.request('/api/museum-hours?limit=1', {}, ORIGIN)).text();
  expect(await ask()).toContain('2026-11-20');
  now = new Date('2026-11-21T00:00:00Z');
  expect(await ask()).toContain('2026-11-21');
});

test('the service answers a failure with 500, tells the host, and says nothing of it to the client', async () => {
  const failures: Error[] = [];
  const service = createService({
    museum: museumIn('UTC'),
    guard: async () => true,
    loginLimit: () => undefined,
    today() {
      throw new Error('the clock is broken');
    },
    report: (error) => failures.push(error),
  });
  const response = await service.request('/api/museum-hours', {}, ORIGIN);
  expect(response.status).toBe(500);
  expect(response.headers.get('X-Request-Id')).toBe(ORIGIN.requestId);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  expect(await response.text()).not.toContain('clock');
  expect(failures.map(({ message }) => message)).toEqual(['the clock is broken']);
});

test('a page of an origin that is named can read failures, too, and that it shall wait', async () => {
  const options = {
    museum: museumIn('UTC'),
    corsOrigins: ['https://visitors.example'],
    today() {
      throw new Error('the clock is broken');
    },
    report: () => {},
  };
  const ask = (service: Service) =>
    service.request(
      '/api/museum-hours',
      { headers: { Origin: 'https://visitors.example', Authorization: 'Basic eA==' } },
      ORIGIN,
    );
  const failing = createService({
    ...options,
    guard: async () => true,
    loginLimit: () => undefined,
  });
  const limiting = createService({ ...options, guard: async () => false, loginLimit: () => 7 });
  for (const [response, status] of [
    [await ask(failing), 500],
    [await ask(limiting), 429],
  ] as const) {
    expect(response.status).toBe(status);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://visitors.example');
    expect(response.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
  }
  expect((await ask(limiting)).headers.get('Retry-After')).toBe('7');
});
