import assert from 'node:assert/strict'; // the test runner's own notes each of half a million assertions
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { createService } from '../../src/api/app.ts';
import { createGuard } from '../../src/api/credentials.ts';
import { parseDataSet } from '../../src/api/data-set.ts';
import { parseLocalDate } from '../../src/domain/local-date.ts';
import { AUTHORIZATION, DIGEST, EVENTS, LOGIN, RELEASE, TODAY, basic } from '../sample.ts';
import { answerValidator, description, schemaValidator } from './description.ts';

const CASES = 100_000;
/** Of this thread's own work; what else the machine does is not counted. */
const MOST_MS = 50;

const museum = parseDataSet(readFileSync(join(RELEASE, 'museum.json'), 'utf8'));
const failures: Error[] = [];
const service = createService({
  museum,
  guard: createGuard([DIGEST]),
  loginLimit: () => undefined,
  today: () => parseLocalDate(TODAY),
  report: (error) => failures.push(error),
});

const isProblem = schemaValidator('Problem');
const ANSWERS = new Map(
  Object.keys(description.paths).map((path) => [path, answerValidator(path)] as const),
);
const OPERATIONS: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/museum-hours$/, '/museum-hours'],
  [/^\/api\/special-events$/, '/special-events'],
  [/^\/api\/special-events\/[^/]+$/, '/special-events/{eventId}'],
];

/** What somebody may write where the service expects something else. */
const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\n',
    '%',
    '%zz',
    '%FF',
    '+',
    '__proto__',
    'null',
    '１',
    '𝟙',
    '💥',
  ),
  fc.constantFrom('x'.repeat(9000), '../..', '..%2f', ';x', '.json', '[]', '{}', "' OR 1=1 --"),
);
const day = fc.oneof(
  fc
    .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc
    .date({ min: new Date('2026-11-01'), max: new Date('2028-04-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('0000-01-01', '9999-12-31', '9999-12-24', '9999-12-25', '2028-02-29', TODAY),
  fc.constantFrom('2026-02-30', '2027-02-29', '2026-2-3', '2026-W49-2', '+012026-12-01', 'today'),
);
const number = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map(String),
  fc.bigInt({ min: -3n, max: 10n ** 30n }).map(String),
  fc.constantFrom('0', '01', '1.0', '1e1', '0x10', '+1', ' 1', '1\n', '9007199254740993'),
);
const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('startDate', 'endDate', 'page', 'limit') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'startdate',
      'start_date',
      'Limit',
      'limit[]',
      'pages',
      'PAGE',
      '__proto__',
    ),
  },
  { weight: 1, arbitrary: junk },
);
const parameter = fc.tuple(name, fc.oneof(day, number, junk));
/** As clients write it, or as nobody should. */
const query = fc
  .array(parameter, { maxLength: 5 })
  .chain((pairs) =>
    fc.constantFrom(
      `?${new URLSearchParams(pairs.map(([key, value]) => [key.toWellFormed(), value.toWellFormed()]))}`,
      `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`,
    ),
  );
const eventId = fc.oneof(
  fc.constantFrom(...museum.events.map((event) => event.eventId)),
  fc.constantFrom(EVENTS.fridayShanties.toUpperCase(), EVENTS.draft, `${EVENTS.past}%0a`),
  fc.uuid(),
  junk,
);
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('/museum-hours', '/special-events') },
  { weight: 2, arbitrary: eventId.map((id) => `/special-events/${id}`) },
  { weight: 1, arbitrary: fc.constantFrom('', '/', '/museum-hours/', '//museum-hours', '/../api') },
  { weight: 1, arbitrary: junk.map((text) => `/${text}`) },
);
const authorization = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(AUTHORIZATION, AUTHORIZATION.replace('Basic', 'bASIC ')),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[undefined, '', 'Basic', 'Basic ', 'Bearer x', basic(''), basic(':'), basic('client')],
      ...[`${AUTHORIZATION}=`, `${AUTHORIZATION}x`, `${AUTHORIZATION}, ${AUTHORIZATION}`],
      ...[AUTHORIZATION.toLowerCase(), basic(`${LOGIN.user}:${LOGIN.password}\0`)],
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }).map((text) => basic(text)) },
  { weight: 1, arbitrary: fc.base64String({ maxLength: 200 }).map((text) => `Basic ${text}`) },
);
const headers = fc.record(
  {
    'If-None-Match': fc.constantFrom('*', '"x"', 'W/"x"', '"', 'x'.repeat(2000)),
    'Accept-Encoding': fc.constantFrom(
      'br',
      'gzip;q=0',
      '*;q=0',
      'zstd, br;q=0.5',
      ';;,',
      'identity',
    ),
    Accept: fc.constantFrom('text/html', 'application/json;q=0', '*/*'),
    Origin: fc.constantFrom('https://a.example', 'null', 'x'),
    Range: fc.constantFrom('bytes=0-1', 'bytes=-1'),
    'X-HTTP-Method-Override': fc.constantFrom('DELETE', 'PUT'),
  },
  { requiredKeys: [] },
);
const asked = fc.record({
  method: fc.oneof(
    { weight: 8, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH') },
  ),
  target: fc.tuple(path, fc.oneof(fc.constant(''), query)).map((parts) => parts.join('')),
  authorization,
  headers,
});

test('100,000 requests that somebody may send: none fails, none breaks the description, none gets data without the password', async () => {
  let slowest = { ms: 0, target: '' };
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(asked, async ({ method, target, authorization: login, headers: more }) => {
      const request = requestOf(method, target, {
        ...more,
        ...(login !== undefined && { Authorization: login }),
      });
      if (!request) return;
      const start = process.threadCpuUsage();
      const response = await service.fetch(request, {
        clientAddress: '192.0.2.1',
        requestId: 'fuzz',
      });
      const body = await response.text();
      const { user, system } = process.threadCpuUsage(start);
      const ms = (user + system) / 1000;
      if (ms > slowest.ms) slowest = { ms, target };

      const { status } = response;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const { pathname } = new URL(request.url);
      assert.deepEqual(failures, []);
      assert.ok(status < 500);
      assert.ok(ms < MOST_MS, `took ${ms} ms`);
      // What dots have led out of the service is not its own.
      if (!/^\/api(\/|$)/.test(pathname)) return;
      assert.equal(status === 401, !isRight(login));

      const operation = OPERATIONS.find(([pattern]) => pattern.test(pathname))?.[1] ?? '';
      const responses = description.paths[operation]?.get.responses ?? { 401: {}, 404: {} };
      assert.ok(String(status) in responses, `${status} is not described`);
      if (method === 'HEAD' || status === 304) return assert.equal(body, '');
      const value = JSON.parse(body);
      if (status === 200) return assert.ok(ANSWERS.get(operation)?.(value));
      assert.ok(isProblem(value));
      assert.equal((value as { readonly status: number }).status, status);
    }),
    { numRuns: CASES, seed: 20261121 },
  );
  const counts = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(
    `${CASES} requests (${counts.join(', ')}); the slowest took ${slowest.ms.toFixed(1)} ms`,
  );
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([200, 304, 400, 401, 404, 405]);
});

/** Whether it is the credential that is let in, however its scheme is written. */
function isRight(login: string | undefined): boolean {
  return login?.replace(/^basic +/i, 'Basic ') === AUTHORIZATION;
}

/** The request, unless no client could send it. */
function requestOf(
  method: string,
  target: string,
  fields: Readonly<Record<string, string>>,
): Request | undefined {
  try {
    return new Request(`http://museum.test/api${target}`, { method, headers: fields });
  } catch {
    return undefined;
  }
}
