import { expect, test } from 'playwright/test';
import { AUTHORIZATION, EVENTS, basic } from '../sample.ts';
import { CHALLENGE, type Host } from './contract.ts';
import { expectProblem } from './problem.ts';
import { requestBytes, sendBytes } from './wire.ts';

/** Where a host refuses in a way of its own, each with its reason where the host is named. */
export interface RefusalDifferences {
  /** Requests that its own parser refuses, before any configuration can act, by their names below. */
  readonly refusedByParser?: readonly string[];
}

interface Refusal {
  readonly method?: string;
  readonly target: string;
  readonly lines?: readonly string[];
  readonly body?: string;
  /** The statuses that a stranger may get, and those for whoever sends valid credentials. */
  readonly stranger: readonly number[];
  readonly known: readonly number[];
}

const LIST = '/api/museum-hours';
const EVENT = `/api/special-events/${EVENTS.fridayShanties}`;
const OTHER_TAG = ['If-Match: "another"'];
const TWO_LINES = [`Authorization: ${basic('a:b')}`, `Authorization: ${AUTHORIZATION}`];
const BODY = 'x'.repeat(300_000);

/** By what is odd in them. Without a request line or a whole header that can be read, nobody can be challenged. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  'If-Match for a list': { target: LIST, lines: OTHER_TAG, stranger: [401], known: [412] },
  'If-Match for an event': { target: EVENT, lines: OTHER_TAG, stranger: [401], known: [412] },
  '%00': { target: '/api/%00', stranger: [400, 401], known: [400, 404] },
  '%00 in an id': { target: '/api/special-events/%00', stranger: [400, 401], known: [400] },
  'a lone %': { target: '/api/special-events/%', stranger: [400, 401], known: [400] },
  'two Authorization lines': {
    target: LIST,
    lines: TWO_LINES,
    stranger: [400, 401],
    known: [400, 401],
  },
  'a long address': { target: `${LIST}?x=${'x'.repeat(9000)}`, stranger: [401], known: [414] },
  'a very long address': {
    target: `${LIST}?x=${'x'.repeat(40_000)}`,
    stranger: [401, 414],
    known: [414],
  },
  'a long header': {
    target: LIST,
    lines: [`X: ${'x'.repeat(100_000)}`],
    stranger: [401, 431],
    known: [200, 431],
  },
  'a thousand headers': {
    target: LIST,
    lines: Array.from({ length: 1100 }, () => 'X: y'),
    stranger: [401, 431],
    known: [200, 431],
  },
  'a long name': { target: `/api/${'x'.repeat(300)}`, stranger: [401], known: [404] },
  'a long id': { target: `/api/special-events/${'x'.repeat(300)}`, stranger: [401], known: [400] },
  'a large body': {
    method: 'POST',
    target: LIST,
    lines: [`Content-Length: ${BODY.length}`],
    body: BODY,
    stranger: [401],
    known: [405, 413],
  },
  TRACE: { method: 'TRACE', target: LIST, stranger: [401], known: [405] },
  'TRACE for no operation': {
    method: 'TRACE',
    target: '/api/x',
    stranger: [401],
    known: [404, 405],
  },
  'an unknown method': { method: 'BREW', target: LIST, stranger: [400, 401], known: [400, 405] },
  CONNECT: {
    method: 'CONNECT',
    target: 'museum.test:443',
    stranger: [400, 405],
    known: [400, 405],
  },
  'CONNECT for an operation': {
    method: 'CONNECT',
    target: LIST,
    stranger: [401, 405],
    known: [405],
  },
};

/** How every host refuses below `/api`: the challenge first, then a problem document. */
export function describeRefusals(
  start: () => Promise<Host>,
  { refusedByParser = [] }: RefusalDifferences = {},
): void {
  test.describe('refusals', () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.close());

    const ask = async (
      { method = 'GET', target, lines = [], body = '' }: Refusal,
      login: boolean,
    ) => {
      const authorization = login ? [`Authorization: ${AUTHORIZATION}`] : [];
      const { host: name } = new URL(host.url);
      const bytes = requestBytes(target, [...authorization, ...lines], { method, host: name });
      const [answer] = await sendBytes(host.url, bytes + body);
      if (!answer) throw new Error('There is no answer.');
      return { ...answer, type: answer.headers.get('Content-Type') };
    };

    for (const [what, refusal] of Object.entries(REFUSALS)) {
      if (refusedByParser.includes(what)) continue;
      test(`of ${what} are problem documents, after the challenge`, async () => {
        for (const login of [false, true]) {
          const answer = await ask(refusal, login);
          const { status, headers, text } = answer;
          expect(login ? refusal.known : refusal.stranger, text.slice(0, 500)).toContain(status);
          if (status === 200) continue;
          expectProblem(answer, status, what);
          if (status === 401) expect(headers.get('WWW-Authenticate')).toBe(CHALLENGE);
          if (status === 405) expect(headers.get('Allow')).toBe('GET, HEAD');
        }
      });
    }

    test('of a page with a long name are the 404 page', async () => {
      for (const name of ['x'.repeat(256), encodeURI('é'.repeat(128)), `${'x/'.repeat(2500)}x`]) {
        for (const target of [`/${name}`, `/${name}/`, `/_astro/${name}.css`]) {
          const { status, body } = await ask({ target, stranger: [404], known: [404] }, false);
          expect(status, target.slice(0, 20)).toBe(404);
          expect(body).toContain('This page does not exist');
        }
      }
    });

    test('of what is no request for a page are not pages', async () => {
      for (const [method, target] of [
        ['TRACE', '/'],
        ['POST', '/hours/'],
        ['DELETE', '/robots.txt'],
      ] as const) {
        const { status, body } = await ask(
          { method, target, stranger: [405], known: [405] },
          false,
        );
        expect(status, method).toBe(405);
        expect(body).not.toContain('<html');
      }
    });
  });
}
