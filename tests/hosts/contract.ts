import { expect, test } from 'playwright/test';
import { SERVICE_HEADERS } from '../../src/api/security-headers.ts';
import { AUTHORIZATION, EVENTS, TODAY, basic } from '../sample.ts';
import { expectProblemIn } from './problem.ts';

/** A host under test: where it answers, and what to ask it with. It serves the sample content on {@link TODAY}. */
export interface Host {
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/** What a stranger is asked for. */
export const CHALLENGE = 'Basic realm="Museum Information Service", charset="UTF-8"';

/** What every host of the service must do, whichever program it is. */
export function describeContract(name: string, start: () => Promise<Host>): void {
  test.describe(name, () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.close());

    const ask = (path: string, init: RequestInit = {}) =>
      host.fetch(`${host.url}/api${path}`, {
        ...init,
        headers: { Authorization: AUTHORIZATION, ...init.headers },
      });
    const read = async (path: string) => (await ask(path)).json();

    test.describe('GET /museum-hours', () => {
      test('lists ten open days from today, closed days without entry', async () => {
        const response = await ask('/museum-hours');
        expect(response.status).toBe(200);
        expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
        expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
        // Mondays are closed.
        expect(await response.json()).toEqual([
          { date: '2026-11-20', timeOpen: '10:00', timeClose: '20:00' },
          { date: '2026-11-21', timeOpen: '10:00', timeClose: '18:00' },
          { date: '2026-11-22', timeOpen: '11:00', timeClose: '17:00' },
          { date: '2026-11-24', timeOpen: '10:00', timeClose: '17:00' },
          { date: '2026-11-25', timeOpen: '10:00', timeClose: '17:00' },
          { date: '2026-11-26', timeOpen: '10:00', timeClose: '17:00' },
          { date: '2026-11-27', timeOpen: '10:00', timeClose: '20:00' },
          { date: '2026-11-28', timeOpen: '10:00', timeClose: '18:00' },
          { date: '2026-11-29', timeOpen: '11:00', timeClose: '17:00' },
          { date: '2026-12-01', timeOpen: '10:00', timeClose: '17:00' },
        ]);
      });

      test('gives a shortened day its own hours, and the days around it the usual ones (edge cases 10 and 12)', async () => {
        expect(await read('/museum-hours?startDate=2026-12-02&limit=3')).toEqual([
          { date: '2026-12-02', timeOpen: '10:00', timeClose: '17:00' },
          { date: '2026-12-03', timeOpen: '10:00', timeClose: '14:00' },
          { date: '2026-12-04', timeOpen: '10:00', timeClose: '20:00' },
        ]);
      });

      test('begins in the middle of a closure with the first open day (edge case 13)', async () => {
        expect(await read('/museum-hours?startDate=2027-01-12&limit=1')).toEqual([
          { date: '2027-01-16', timeOpen: '10:00', timeClose: '17:00' },
        ]);
      });

      test('knows no 00:00 for closed days (edge case 22)', async () => {
        const text = await (await ask('/museum-hours?startDate=2026-12-20&limit=30')).text();
        expect(text).not.toContain('00:00');
        expect(text).not.toContain('2026-12-25');
      });

      test('answers a startDate before today as asked', async () => {
        expect(await read('/museum-hours?startDate=2024-02-29&limit=1')).toEqual([
          { date: '2024-02-29', timeOpen: '10:00', timeClose: '17:00' },
        ]);
      });

      test('publishes 400 days ahead and nothing after that', async () => {
        // 20 November 2026 and 400 days is Christmas Day 2027, closed; Christmas Eve is open.
        const lastDays = await read('/museum-hours?startDate=2027-12-23');
        expect(lastDays).toEqual([
          { date: '2027-12-23', timeOpen: '10:00', timeClose: '17:00' },
          { date: '2027-12-24', timeOpen: '10:00', timeClose: '14:00' },
        ]);
        expect(await read('/museum-hours?startDate=9999-12-31')).toEqual([]);
      });
    });

    test('both lists name the last published day, so that an empty one does not read as “closed”', async () => {
      for (const path of [
        '/museum-hours',
        '/museum-hours?startDate=2028-01-01',
        '/special-events',
        '/special-events?startDate=2028-06-01&page=2',
      ]) {
        const response = await ask(path);
        expect(response.status, path).toBe(200);
        expect(response.headers.get('Published-Through'), path).toBe('2027-12-25');
        const again = await ask(path, { headers: { 'If-None-Match': '*' } });
        expect(again.status, path).toBe(304);
        expect(again.headers.get('Published-Through'), path).toBe('2027-12-25');
      }
    });

    test.describe('GET /special-events', () => {
      test('lists events with a day from today to today and seven days', async () => {
        const response = await ask('/special-events?limit=30');
        const events = (await response.json()) as { name: string; dates: string[] }[];
        expect(events.map(({ name }) => name)).toEqual([
          // Friday 20 November, by name
          'Friday Shanties',
          'Keepers of the Light',
          'Lamplit Tour',
          'Low Water: Photographs from the Flats',
          'The White Road',
          // Saturday 21
          'Cellar to Rafters',
          'Rope and Knot Hour',
          // Sunday 22
          'Salt Marsh Walk',
          'Small Hands Sunday',
          'The Great Hoist at Work',
          // Wednesday 25
          'Barnacles',
          'The King’s Lock',
          // Thursday 26
          'One Object at Lunch',
          'Reels from the Harbour',
          'Touch and Described Tour',
        ]);
        expect(response.headers.get('X-Total-Count')).toBe('15');
      });

      test('gives every event in the shape of the contract and no more', async () => {
        const [event] = await read(
          '/special-events?startDate=2026-11-25&endDate=2026-11-25&limit=30',
        ).then((events: { name: string }[]) =>
          events.filter(({ name }) => name === 'The King’s Lock'),
        );
        expect(event).toEqual({
          eventId: '20d1e6da-58b3-4538-af39-f1e61014a29f',
          name: 'The King’s Lock',
          location: 'Reading Room',
          eventDescription:
            'How the salt tax worked, who slipped round it, and why this building’s front door had two locks with two keys, held by men who disliked each other.',
          dates: ['2026-11-25', '2027-02-10', '2027-10-06'],
          price: 6,
        });
      });

      test('includes both ends of the range, and the last day of an event (edge case 24)', async () => {
        const names = async (range: string) =>
          ((await read(`/special-events?limit=30&${range}`)) as { name: string }[]).map(
            ({ name }) => name,
          );
        // Herring Summers is on 2 December only.
        expect(await names('startDate=2026-12-02&endDate=2026-12-02')).toContain('Herring Summers');
        expect(await names('startDate=2026-11-25&endDate=2026-12-02')).toContain('Herring Summers');
        expect(await names('startDate=2026-12-03&endDate=2026-12-03')).not.toContain(
          'Herring Summers',
        );
        expect(await names('startDate=2026-11-28&endDate=2026-12-01')).not.toContain(
          'Herring Summers',
        );
      });

      test('reaches over the end of the year (edge case 27)', async () => {
        const [event] = (
          (await read('/special-events?startDate=2027-01-02&limit=30')) as {
            name: string;
            dates: string[];
          }[]
        ).filter(({ name }) => name === 'Twelve Lanterns Trail');
        // Closed on Monday 28 and on New Year's Day.
        expect(event?.dates).toEqual([
          '2026-12-27',
          '2026-12-29',
          '2026-12-30',
          '2026-12-31',
          '2027-01-02',
          '2027-01-03',
        ]);
      });

      test('says plainly in the description what is cancelled or sold out', async () => {
        const events = (await read('/special-events?startDate=2026-12-01&limit=30')) as {
          name: string;
          eventDescription: string;
        }[];
        const description = (name: string) =>
          events.find((event) => event.name === name)?.eventDescription;
        expect(description('Herring Summers')).toMatch(/^Cancelled\. \p{Lu}/u);
        expect(description('Lantern-Making Evening')).toMatch(/^Sold out\. Cut, fold and solder/);
      });
    });

    test.describe('GET /special-events/{eventId}', () => {
      test('gives one event', async () => {
        const response = await ask(`/special-events/${EVENTS.fridayShanties}`);
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({
          eventId: EVENTS.fridayShanties,
          name: 'Friday Shanties',
          price: 0,
        });
      });

      test('links to the page and the calendar file of the event, and to what describes the service', async () => {
        const { fridayShanties } = EVENTS;
        const links = [
          `</events/${fridayShanties}/>; rel="alternate"; type="text/html"`,
          `</events/${fridayShanties}.ics>; rel="alternate"; type="text/calendar"`,
          '</openapi.json>; rel="service-desc"; type="application/json"',
          '</developers/>; rel="service-doc"; type="text/html"',
        ].join(', ');
        const whole = await ask(`/special-events/${fridayShanties}`);
        expect(whole.headers.get('Link')).toBe(links);
        const tag = whole.headers.get('ETag') ?? '';
        const again = await ask(`/special-events/${fridayShanties}`, {
          headers: { 'If-None-Match': tag },
        });
        expect(again.status).toBe(304);
        expect(again.headers.get('Link')).toBe(links);
        const upper = await ask(`/special-events/${fridayShanties.toUpperCase()}`);
        expect(upper.headers.get('Link')).toBe(links);
        for (const path of ['/special-events/friday-shanties', `/special-events/${EVENTS.draft}`]) {
          expect((await ask(path)).headers.get('Link'), path).toBeNull();
        }
      });

      test('matches without regard to case (edge case 37)', async () => {
        const response = await ask(`/special-events/${EVENTS.fridayShanties.toUpperCase()}`);
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({ eventId: EVENTS.fridayShanties });
      });

      test('refuses what is no UUID (edge case 37)', async () => {
        for (const id of [
          'friday-shanties',
          `{${EVENTS.fridayShanties}}`,
          EVENTS.fridayShanties.slice(1),
        ]) {
          const response = await ask(`/special-events/${encodeURIComponent(id)}`);
          expect(response.status, id).toBe(400);
          expect(await response.json()).toMatchObject({
            errors: [
              {
                parameter: 'eventId',
                detail: `"${id}" is not a UUID, 32 hexadecimal digits in groups of 8-4-4-4-12`,
              },
            ],
          });
        }
      });

      test('does not find an unknown event, nor a draft (edge case 37)', async () => {
        for (const id of ['9f8b1c1e-3d52-4a0e-9a53-2f6f3f0c7b1d', EVENTS.draft]) {
          await expectProblemIn(await ask(`/special-events/${id}`), 404, id);
        }
      });
    });

    test.describe('parameters', () => {
      const REFUSED: readonly [query: string, parameters: readonly string[]][] = [
        ['/museum-hours?page=0', ['page']],
        ['/museum-hours?page=-1', ['page']],
        ['/museum-hours?page=abc', ['page']],
        ['/museum-hours?page=1.0', ['page']],
        ['/museum-hours?page=01', ['page']],
        ['/museum-hours?page=%2B1', ['page']],
        ['/museum-hours?page=+1', ['page']],
        ['/museum-hours?page=1e1', ['page']],
        ['/museum-hours?page=0x10', ['page']],
        ['/museum-hours?page=%EF%BC%91', ['page']],
        ['/museum-hours?page=', ['page']],
        ['/museum-hours?page', ['page']],
        ['/museum-hours?page=1&page=1', ['page']],
        ['/museum-hours?page=1%0A', ['page']],
        ['/museum-hours?page=%zz', ['page']],
        ['/museum-hours?page=%FF', ['page']],
        ['/museum-hours?page=%00', ['page']],
        ['/museum-hours?limit=0', ['limit']],
        ['/museum-hours?limit=31', ['limit']],
        ['/museum-hours?limit=010', ['limit']],
        ['/museum-hours?startDate=2026-02-30', ['startDate']],
        ['/museum-hours?startDate=2023-02-29', ['startDate']],
        ['/museum-hours?startDate=2026-2-3', ['startDate']],
        ['/museum-hours?startDate=2026-12-01T00:00', ['startDate']],
        ['/museum-hours?startDate=2026-12-01Z', ['startDate']],
        ['/museum-hours?startDate=%202026-12-01', ['startDate']],
        ['/museum-hours?startDate=2026-12-01%0A', ['startDate']],
        ['/museum-hours?startDate=2026-W49-2', ['startDate']],
        ['/museum-hours?startDate=%2B012026-12-01', ['startDate']],
        ['/museum-hours?startDate=today', ['startDate']],
        ['/museum-hours?startDate=', ['startDate']],
        ['/museum-hours?startDate=2026-13-01&page=0&limit=99', ['startDate', 'page', 'limit']],
        ['/special-events?endDate=2026-02-30', ['endDate']],
        ['/special-events?endDate=2026-12-01&endDate=2026-12-02', ['endDate']],
        ['/special-events?startDate=2026-12-02&endDate=2026-12-01', ['startDate', 'endDate']],
        ['/special-events?endDate=2026-11-19', ['startDate', 'endDate']],
        [
          '/special-events?startDate=x&endDate=y&page=z&limit=0',
          ['startDate', 'endDate', 'page', 'limit'],
        ],
        [
          '/special-events?startDate=2026-12-02&endDate=2026-12-01&limit=31',
          ['limit', 'startDate', 'endDate'],
        ],
      ];
      for (const [query, parameters] of REFUSED) {
        test(`refuses ${query} and names ${parameters.join(', ')} (edge case 36)`, async () => {
          const response = await ask(query);
          const { detail: reasons, errors } = await expectProblemIn(response, 400);
          expect(errors.map(({ parameter }: { parameter: string }) => parameter)).toEqual(
            parameters,
          );
          for (const { parameter, detail } of errors) {
            expect(detail).toMatch(/\w{4,}/);
            expect(reasons).toContain(parameter);
            expect(reasons).toContain(`${detail}.`);
          }
        });
      }

      const TAKEN = [
        '/museum-hours?limit=30',
        '/museum-hours?page=1&limit=1',
        '/museum-hours?startDate=0000-01-01',
        '/museum-hours?startDate=9999-12-31',
        '/museum-hours?startDate=2024-02-29',
        '/museum-hours?Page=0&LIMIT=99&limit[]=99&start_date=x&__proto__=1&constructor=1',
        '/special-events?startDate=9999-12-31',
        '/special-events?startDate=2026-12-01&endDate=2026-12-01',
        `/museum-hours?utm_source=${'x'.repeat(4000)}`,
      ];
      for (const query of TAKEN) {
        test(`takes ${query.slice(0, 80)}`, async () => {
          expect((await ask(query)).status).toBe(200);
        });
      }

      test('gives the reasons in the detail, each once', async () => {
        const detailOf = async (query: string) => (await (await ask(query)).json()).detail;
        expect(await detailOf('/museum-hours?startDate=2027-02-30&limit=31&page=1&page=2')).toBe(
          [
            'startDate: "2027-02-30" is not a calendar date written YYYY-MM-DD, such as 2027-02-28.',
            'page: given 2 times, but allowed only once.',
            'limit: "31" is not a whole number from 1 to 30, written in digits without sign or leading zero.',
          ].join(' '),
        );
        expect(await detailOf('/special-events?startDate=2026-12-02&endDate=2026-12-01')).toBe(
          'startDate, endDate: endDate 2026-12-01 is before startDate 2026-12-02.',
        );
        expect(await detailOf('/special-events/friday-shanties')).toBe(
          'eventId: "friday-shanties" is not a UUID, 32 hexadecimal digits in groups of 8-4-4-4-12.',
        );
      });

      test('says back only the beginning of a long text', async () => {
        const response = await ask(`/museum-hours?page=${'x'.repeat(4000)}`);
        expect(response.status).toBe(400);
        expect((await response.text()).length).toBeLessThan(500);
      });
    });

    test.describe('other parameters', () => {
      const ignored = async (path: string, headers: Record<string, string> = {}) => {
        const response = await ask(path, { headers });
        return [response.status, response.headers.get('Ignored-Parameters')];
      };

      test('are ignored and named, with the name to use if it is nearly one', async () => {
        expect(
          await ignored('/museum-hours?start_date=2027-01-01&offset=20&Limit=5&offset=30'),
        ).toEqual([200, '"start_date";use="startDate", "offset", "Limit";use="limit"']);
        // Hours have no end.
        expect(await ignored('/museum-hours?endDate=x&per_page=5')).toEqual([
          200,
          '"endDate", "per_page"',
        ]);
        expect(await ignored('/special-events?end-date=2027-01-01&limit=0&pages=2')).toEqual([
          400,
          '"end-date";use="endDate", "pages";use="page"',
        ]);
        expect(await ignored('/museum-hours?limit[]=5', { 'If-None-Match': '*' })).toEqual([
          304,
          '"limit[]";use="limit"',
        ]);
      });

      test('are named for a single event, which has none', async () => {
        const event = `/special-events/${EVENTS.fridayShanties}`;
        expect(await ignored(`${event}?startDate=2026-11-20&fields=name`)).toEqual([
          200,
          '"startDate", "fields"',
        ]);
        expect(await ignored(`${event}?fields=name`, { 'If-None-Match': '*' })).toEqual([
          304,
          '"fields"',
        ]);
        expect(await ignored(`/special-events/${EVENTS.draft}?fields=name`)).toEqual([
          404,
          '"fields"',
        ]);
        for (const query of ['', '?']) {
          expect(await ignored(`${event}${query}`), query).toEqual([200, null]);
        }
      });

      test('are not named where there are none, or where a header cannot hold them', async () => {
        for (const query of ['', '?', '?startDate=2027-01-01&page=2&limit=5', '?=1&p%C3%A4ge=2']) {
          expect(await ignored(`/special-events${query}`), query).toEqual([200, null]);
        }
        const many = Array.from({ length: 20 }, (_, n) => `x${n}=1`).join('&');
        expect(await ignored(`/museum-hours?${many}`)).toEqual([
          200,
          '"x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7"',
        ]);
      });
    });

    test.describe('paging', () => {
      test('links first, prev, next and last, every parameter spelled out', async () => {
        const response = await ask('/special-events?page=2&limit=4&unknown=1');
        const path = '/api/special-events?startDate=2026-11-20&endDate=2026-11-27';
        expect(response.headers.get('Link')).toBe(
          [
            `<${path}&page=1&limit=4>; rel="first"`,
            `<${path}&page=1&limit=4>; rel="prev"`,
            `<${path}&page=3&limit=4>; rel="next"`,
            `<${path}&page=4&limit=4>; rel="last"`,
            '</openapi.json>; rel="service-desc"; type="application/json"',
            '</developers/>; rel="service-doc"; type="text/html"',
          ].join(', '),
        );
      });

      test('is empty past the end, with links that lead back (edge case 38)', async () => {
        for (const page of ['5', '99999999999999999999']) {
          const response = await ask(`/special-events?page=${page}&limit=4`);
          expect(response.status).toBe(200);
          expect(await response.json()).toEqual([]);
          expect(response.headers.get('X-Total-Count')).toBe('15');
          const links = response.headers.get('Link');
          expect(links).toContain('&page=4&limit=4>; rel="prev"');
          expect(links).toContain('&page=4&limit=4>; rel="last"');
          expect(links).not.toContain('rel="next"');
        }
      });

      test('walks over each entry once, whatever the limit (edge case 39)', async () => {
        for (const limit of [1, 7, 30]) {
          const seen: string[] = [];
          let path: string | undefined = `/museum-hours?startDate=2027-09-01&limit=${limit}`;
          let total = '';
          while (path) {
            const response: Response = await ask(path);
            seen.push(...(await response.json()).map(({ date }: { date: string }) => date));
            total = response.headers.get('X-Total-Count') ?? '';
            path = /<\/api([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
          }
          expect(seen).toHaveLength(Number(total));
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen).toEqual(seen.toSorted());
        }
      });
    });

    test.describe('credentials', () => {
      const PATHS = [
        '',
        '/',
        '/museum-hours',
        '/museum-hours?limit=99',
        '/special-events',
        `/special-events/${EVENTS.fridayShanties}`,
        '/special-events/not-a-uuid',
        '/no-such-path',
        '/museum.json',
        '/by-date/2026-11-20/museum-hours.json',
      ];
      for (const path of PATHS) {
        test(`challenges a stranger at /api${path} before looking it up`, async () => {
          for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']) {
            const response = await host.fetch(`${host.url}/api${path}`, { method });
            expect(response.status, method).toBe(401);
            expect(response.headers.get('WWW-Authenticate')).toBe(CHALLENGE);
            expect(response.headers.get('Content-Type')).toBe(
              'application/problem+json; charset=utf-8',
            );
            expect(response.headers.get('ETag')).toBeNull();
            if (method === 'GET') await expectProblemIn(response, 401);
          }
        });
      }

      const token = AUTHORIZATION.slice('Basic '.length);
      const WRONG: readonly [what: string, authorization: string][] = [
        ['nothing behind the scheme', 'Basic'],
        ['a wrong password', basic('client:wrong')],
        ['a wrong user', basic('Client:pä:ss=wörd')],
        ['no password', basic('client:')],
        ['no user', basic(':pä:ss=wörd')],
        ['no colon', basic('client')],
        ['nothing but a colon', basic(':')],
        ['the right ones with something behind', basic('client:pä:ss=wörd ')],
        ['the right ones with NUL behind', basic('client:pä:ss=wörd\0')],
        [
          'the password in Latin-1',
          `Basic ${Buffer.from('client:pä:ss=wörd', 'latin1').toString('base64')}`,
        ],
        ['another scheme', `Bearer ${token}`],
        ['no scheme', token],
        ['junk behind the token', `Basic ${token} x`],
        ['two joined by a comma', `Basic ${token}, Basic ${token}`],
        ['characters outside base64', `Basic ${token.slice(0, -1)}~`],
        ['one more padding', `Basic ${token}=`],
        ['8 kilobytes', basic(`client:${'x'.repeat(6000)}`)],
      ];
      for (const [what, authorization] of WRONG) {
        test(`challenges ${what}`, async () => {
          const response = await ask('/museum-hours', {
            headers: { Authorization: authorization },
          });
          expect(response.status).toBe(401);
          expect(response.headers.get('WWW-Authenticate')).toBe(CHALLENGE);
        });
      }

      test('lets in the scheme in any case and with spaces behind it', async () => {
        for (const scheme of ['Basic ', 'basic ', 'BASIC ', 'Basic   ']) {
          const response = await ask('/museum-hours', {
            headers: { Authorization: `${scheme}${token}` },
          });
          expect(response.status, scheme).toBe(200);
        }
      });
    });

    test.describe('HTTP', () => {
      test('refuses other methods, after the challenge', async () => {
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
          const response = await ask('/museum-hours', { method });
          expect(response.headers.get('Allow'), method).toBe('GET, HEAD');
          await expectProblemIn(response, 405, method);
        }
      });

      test('does not find other paths', async () => {
        for (const path of [
          '',
          '/',
          '/museum-hours/',
          '/Museum-Hours',
          '/museum-hours.json',
          '/special-events/a/b',
        ]) {
          await expectProblemIn(await ask(path), 404, path);
        }
      });

      test('answers HEAD as GET without the body', async () => {
        for (const path of [
          '/museum-hours',
          '/special-events?page=2',
          `/special-events/${EVENTS.fridayShanties}`,
        ]) {
          // What is compressed on the way has no length beforehand.
          const headers = { 'Accept-Encoding': 'identity' };
          const get = await ask(path, { headers });
          const head = await ask(path, { method: 'HEAD', headers });
          expect(head.status).toBe(200);
          expect(await head.text()).toBe('');
          for (const name of [
            'Content-Type',
            'Content-Length',
            'ETag',
            'Link',
            'X-Total-Count',
            'Cache-Control',
          ]) {
            expect(head.headers.get(name), name).toBe(get.headers.get(name));
          }
          expect(Number(head.headers.get('Content-Length'))).toBe(
            (await get.arrayBuffer()).byteLength,
          );
        }
      });

      test('answers 304 to whoever has the answer already', async () => {
        const first = await ask('/museum-hours');
        const tag = first.headers.get('ETag') ?? '';
        expect(tag).toMatch(/^(W\/)?"[^"]+"$/);
        for (const given of [tag, `"other", ${tag}`, '*']) {
          const again = await ask('/museum-hours', { headers: { 'If-None-Match': given } });
          expect(again.status, given).toBe(304);
          expect(await again.text()).toBe('');
          expect(again.headers.get('ETag')).toBe(tag);
          expect(again.headers.get('Cache-Control')).toBe('private, no-cache');
        }
        const other = await ask('/museum-hours', { headers: { 'If-None-Match': '"other"' } });
        expect(other.status).toBe(200);
      });

      test('gives other content another ETag', async () => {
        const tags = await Promise.all(
          ['/museum-hours', '/museum-hours?page=2', '/special-events'].map(async (path) =>
            (await ask(path)).headers.get('ETag'),
          ),
        );
        expect(new Set(tags).size).toBe(3);
      });

      test('gives every answer a name of its own', async () => {
        const answers = [
          await ask('/museum-hours'),
          await ask('/museum-hours', { method: 'HEAD' }),
          await ask('/museum-hours', { headers: { 'If-None-Match': '*' } }),
          await ask(`/special-events/${EVENTS.fridayShanties}`),
          await ask('/museum-hours?page=0'),
          await ask('/no-such-path'),
          await ask('/museum-hours', { method: 'POST' }),
          await host.fetch(`${host.url}/api/museum-hours`),
        ];
        const names = answers.map(({ headers }) => headers.get('X-Request-Id'));
        for (const name of names) expect(name).toMatch(/^[\w-]{8,64}$/);
        expect(new Set(names).size).toBe(8);
      });

      test('puts the security headers on every answer', async () => {
        const answers = [
          await ask('/museum-hours'),
          await ask('/museum-hours?page=0'),
          await ask(`/special-events/${EVENTS.fridayShanties}`),
          await ask('/no-such-path'),
          await host.fetch(`${host.url}/api/museum-hours`),
        ];
        expect(SERVICE_HEADERS).toMatchObject({
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cross-Origin-Resource-Policy': 'same-origin',
        });
        for (const { headers, status } of answers) {
          for (const [name, value] of Object.entries(SERVICE_HEADERS)) {
            expect(headers.get(name), `${name} of ${status}`).toBe(value);
            expect(value).not.toContain('unsafe');
          }
        }
      });
    });

    test(`serves the museum’s day ${TODAY} by default`, async () => {
      const [first] = await read('/museum-hours?limit=1');
      expect(first.date).toBe(TODAY);
    });
  });
}
