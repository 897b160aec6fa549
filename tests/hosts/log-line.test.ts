import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { askedBy } from '../../src/hosting/node/asked.ts';
import { logLine, type Exchange } from '../../src/hosting/node/log-line.ts';
import { ROOT } from '../sample.ts';

const EXCHANGE: Exchange = {
  time: new Date('2026-11-20T09:30:00.125Z'),
  requestId: '5f0c1d52-8b39-4b43-9f5b-0f5f7a1f0e11',
  clientAddress: '192.0.2.7',
  method: 'GET',
  asked: askedBy('/api/special-events?startDate=2026-12-01&limit=5&token=secret'),
  status: 200,
  bytes: 1834,
  duration: 3.14159,
};

test('a line of the log is a JSON object with all that is known of a request, as in the README', () => {
  const line = logLine(EXCHANGE);
  expect(line).toBe(
    '{"time":"2026-11-20T09:30:00.125Z","requestId":"5f0c1d52-8b39-4b43-9f5b-0f5f7a1f0e11","clientAddress":"192.0.2.7","method":"GET","path":"/api/special-events","operation":"/special-events","parameters":["startDate","limit"],"status":200,"bytes":1834,"durationMs":3.1}',
  );
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(`\n${line}\n`);
});

test('a line of the log leaves out what is not known', () => {
  const unknown = { requestId: undefined, method: undefined, asked: undefined };
  expect(logLine({ ...EXCHANGE, ...unknown, duration: undefined, status: 400, bytes: 113 })).toBe(
    '{"time":"2026-11-20T09:30:00.125Z","clientAddress":"192.0.2.7","status":400,"bytes":113}',
  );
});

test('a line of the log stays one line, and holds 200 characters of a path', () => {
  const path = `/a\n"b\\\r\u001b${'c'.repeat(10_000)}`;
  const line = logLine({ ...EXCHANGE, asked: { path, operation: 'page', parameters: [] } });
  expect(line).toBe(
    `{"time":"2026-11-20T09:30:00.125Z","requestId":"5f0c1d52-8b39-4b43-9f5b-0f5f7a1f0e11","clientAddress":"192.0.2.7","method":"GET","path":"/a\\n\\"b\\\\\\r\\u001b${'c'.repeat(192)}","operation":"page","status":200,"bytes":1834,"durationMs":3.1}`,
  );
});

const EVENT = '426c0eac-b316-4396-8b7a-c88d533ada54';

for (const [target, path, operation, parameters = []] of [
  ['/', '/', 'page'],
  ['/hours/?page=2', '/hours/', 'page'],
  ['/healthz', '/healthz', 'health'],
  ['/healthz/', '/healthz/', 'page'],
  ['/api', '/api', undefined],
  ['/apiary', '/apiary', 'page'],
  ['/api/nothing?page=2', '/api/nothing', undefined],
  ['/api/museum-hours/', '/api/museum-hours/', undefined],
  ['/api/museum-hours?page=2', '/api/museum-hours', '/museum-hours', ['page']],
  ['/api/museum-hours?limit=1&endDate=x', '/api/museum-hours', '/museum-hours', ['limit']],
  ['/api/museum-hours?p%61ge=2', '/api/museum-hours', '/museum-hours', ['page']],
  ['/api/museum%2Dhours', '/api/museum%2Dhours', '/museum-hours'],
  ['/x/../api/museum-hours', '/api/museum-hours', '/museum-hours'],
  [
    '/api/special-events?limit=1&limit=2&page=&endDate=a&startDate=b&LIMIT=3',
    '/api/special-events',
    '/special-events',
    ['startDate', 'endDate', 'page', 'limit'],
  ],
  [
    `/api/special-events/${EVENT}?page=1`,
    `/api/special-events/${EVENT}`,
    '/special-events/{eventId}',
  ],
  ['/api/special-events/a/b', '/api/special-events/a/b', undefined],
  ['/api/%E0%A4%A', '/api/%E0%A4%A', undefined],
  ['http://user:secret@museum.test/hours/?secret', '/hours/', 'page'],
  ['/hours/%3Ftoken=secret', '/hours/', 'page'],
  ['/hours/#secret', '/hours/', 'page'],
  ['//user:secret@elsewhere/', '//user:secret@elsewhere/', 'page'],
] as const) {
  test(`the log reads ${target} as ${operation ?? 'no operation'}`, () => {
    expect(askedBy(target)).toEqual({ path, operation, parameters });
  });
}

test('the log makes nothing of a target that is no address of HTTP', () => {
  for (const target of ['*', '', 'museum.test:443', 'urn:museum', 'http://']) {
    expect(askedBy(target), target).toBeUndefined();
  }
});
