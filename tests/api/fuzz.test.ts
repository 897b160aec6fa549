import assert from 'node:assert/strict'; // the test runner's own notes each of half a million assertions
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { createService } from '../../src/api/app.ts';
import { createGuard } from '../../src/api/credentials.ts';
import { parseDataSet } from '../../src/api/data-set.ts';
import { parseLocalDate } from '../../src/domain/local-date.ts';
import { startHost } from '../hosts/hosts.ts';
import { requestBytes, sendBytes } from '../hosts/wire.ts';
import { AUTHORIZATION, DIGEST, EVENTS, LOGIN, ORIGIN, RELEASE, TODAY, basic } from '../sample.ts';
import { answerChecker, description, schemaValidator, type Answer } from './description.ts';

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

/** What only the service says. */
const DATA = /timeOpen|eventDescription/;

const isProblem = schemaValidator('Problem');
const CHECKS = new Map(
  Object.keys(description.paths).map((path) => [path, answerChecker(path)] as const),
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
  // Around the ends of months, there or not.
  fc
    .tuple(
      fc.constantFrom('0000', '1900', '2000', '2026', '2027', '2028', '9999'),
      fc.integer({ min: 1, max: 12 }).map((month) => String(month).padStart(2, '0')),
      fc.constantFrom('01', '28', '29', '30', '31'),
    )
    .map((parts) => parts.join('-')),
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

/** What somebody sends. */
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

/** Every so many requests are sent again, and must get the same answer. */
const ASKED_TWICE = 20;

test('100,000 requests that somebody may send: none fails, breaks the description, gets data without the password, or gets two answers', async () => {
  test.setTimeout(600_000);
  let slowest = { ms: 0, target: '' };
  const statuses = new Map<number, number>();
  let number = 0;
  await fc.assert(
    fc.asyncProperty(asked, async (given) => {
      const request = requestOf(given);
      const { ms, answer } = await ask(request);
      if (ms > slowest.ms) slowest = { ms, target: given.target };
      const { status, headers, body } = answer;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      assert.deepEqual(failures, []);
      assert.ok(status < 500);
      assert.ok(ms < MOST_MS, `took ${ms} ms`);
      number += 1;
      if (number % ASKED_TWICE === 0) assert.deepEqual((await ask(request)).answer, answer);

      if (!isOfService(request)) return;
      assert.equal(status === 401, !isRight(given.authorization));
      if (given.method === 'HEAD') assert.equal(body, '');

      const operation =
        OPERATIONS.find(([pattern]) => pattern.test(new URL(request.url).pathname))?.[1] ?? '';
      const received = { status, headers: new Headers(headers) };
      const check = CHECKS.get(operation) ?? checkOfUnknown;
      assert.equal(check(given.method === 'HEAD' ? received : { ...received, body }), undefined);
      if (status >= 400 && body !== '') assert.equal(JSON.parse(body).status, status);
    }),
    { numRuns: CASES, seed: 20261121 },
  );
  const counts = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(
    `${CASES} requests (${counts.join(', ')}); the slowest took ${slowest.ms.toFixed(1)} ms`,
  );
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([
    200, 304, 400, 401, 404, 405, 414,
  ]);
});

test('the Node host gives 4,000 of them over the wire, as they are written, what the service gives', async () => {
  const host = await startHost('node');
  const sent = fc.asyncProperty(asked, async (given) => {
    const fields = Object.entries(headersOf(given)).map(([field, value]) => `${field}: ${value}`);
    const target = Buffer.from(`/api${given.target}`).toString('latin1');
    const [answer] = await sendBytes(host.url, requestBytes(target, fields, given));
    const { status = 0, text = '' } = answer ?? {};
    const start = text.slice(0, 300);
    assert.ok(status >= 200 && status < 500, start);
    if (!isRight(given.authorization)) assert.doesNotMatch(text, DATA);
    // A flood of failed logins is slowed down; what is no request target, or too long, is refused as such.
    if (status === 429 || status === 431 || !/^[!-~]+$/.test(target)) return;
    const request = requestOf(given);
    if (isOfService(request)) assert.equal(status, (await ask(request)).answer.status, start);
  });
  try {
    await fc.assert(sent, { numRuns: 4000, seed: 20261122 });
  } finally {
    await host.stop();
  }
});

/** Whether it is the credential that is let in, however its scheme is written. */
function isRight(login: string | undefined): boolean {
  return login?.replace(/^basic +/i, 'Basic ') === AUTHORIZATION;
}

/** Dots may have led out of the service. */
function isOfService({ url }: Request): boolean {
  return /^\/api(\/|$)/.test(new URL(url).pathname);
}

function headersOf({
  authorization: login,
  headers: more,
}: Asked): Readonly<Record<string, string>> {
  return { ...more, ...(login !== undefined && { Authorization: login }) };
}

function requestOf(given: Asked): Request {
  const { method, target } = given;
  return new Request(`http://museum.test/api${target}`, { method, headers: headersOf(given) });
}

/** An answer, and how long this thread worked for it. */
async function ask(request: Request) {
  const start = process.threadCpuUsage();
  const response = await service.fetch(request, ORIGIN);
  const body = await response.text();
  const { user, system } = process.threadCpuUsage(start);
  const answer = { status: response.status, headers: [...response.headers], body };
  return { ms: (user + system) / 1000, answer };
}

/** What is wrong with an answer where there is no operation. */
function checkOfUnknown({ status, body }: Answer): string | undefined {
  if (![401, 404, 414].includes(status)) return `the status is ${status}`;
  return body === undefined || isProblem(JSON.parse(body)) ? undefined : 'it is no problem';
}
