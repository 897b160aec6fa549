import { expect, test } from 'playwright/test';
import { AUTHORIZATION, EVENTS, LOGIN, basic } from '../sample.ts';
import type { Host } from './contract.ts';
import { requestBytes, sendBytes } from './wire.ts';

/** What only the service says. */
const DATA = /timeOpen|eventDescription/;
const PATHS = ['/api/museum-hours', `/api/special-events/${EVENTS.fridayShanties}`];
const TOKEN = AUTHORIZATION.slice('Basic '.length);
const { user, password } = LOGIN;
const login = `${user}:${password}`;

/** Which credentials every host accepts, however they are written. Source: hosting facts, security cases. */
export function describeCredentials(start: () => Promise<Host>): void {
  test.describe('credentials, in raw bytes', () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.close());

    const ask = (target: string, lines: readonly string[]) =>
      sendBytes(host.url, requestBytes(target, lines, { host: new URL(host.url).host }));

    const GOOD: readonly string[] = [
      `Basic ${TOKEN}`,
      `basic ${TOKEN}`,
      `BASIC ${TOKEN}`,
      `bAsIc ${TOKEN}`,
      `Basic  ${TOKEN}`,
      `Basic    ${TOKEN}`,
    ];
    for (const authorization of GOOD) {
      test(`accepts ${authorization.replace(TOKEN, '…')}`, async () => {
        for (const path of PATHS) {
          const [answer] = await ask(path, [`Authorization: ${authorization}`]);
          expect(answer?.status, path).toBe(200);
          expect(answer?.text).toMatch(DATA);
        }
      });
    }

    const header = (value: string) => [`Authorization: ${value}`];
    const BAD: readonly (readonly [what: string, lines: readonly string[]])[] = [
      ['nothing', []],
      ['an empty header', header('')],
      ['a bare scheme', header('Basic')],
      ['a bare scheme with a space', header('Basic ')],
      ['a tab after the scheme', header(`Basic\t${TOKEN}`)],
      ['no space after the scheme', header(`Basic${TOKEN}`)],
      ['another scheme', header(`Bearer ${TOKEN}`)],
      ['no padding', header(`Basic ${TOKEN.replace(/=+$/, '')}`)],
      ['half the padding', header(`Basic ${TOKEN.replace(/=$/, '')}`)],
      ['one more padding', header(`Basic ${TOKEN}=`)],
      ['base64url instead of base64', header(basic('??>>:??>>').replaceAll('/', '_'))],
      ['junk after the padding', header(`Basic ${TOKEN}AAAA`)],
      ['junk after a space', header(`Basic ${TOKEN} AAAA`)],
      ['a comma at the end', header(`Basic ${TOKEN},`)],
      ['two joined by a comma', header(`Basic ${TOKEN}, Basic ${TOKEN}`)],
      ['a wrong and a right one joined', header(`${basic('a:b')}, Basic ${TOKEN}`)],
      ['a parameter at the end', header(`Basic ${TOKEN};charset=utf-8`)],
      ['a character that is not base64', header(`Basic ~${TOKEN.slice(1)}`)],
      ['no colon', header(basic(user))],
      ['a colon alone', header(basic(':'))],
      ['no user', header(basic(`:${password}`))],
      ['no password', header(basic(`${user}:`))],
      ['the user in another case', header(basic(`Client:${password}`))],
      ['a leading space', header(basic(` ${login}`))],
      ['a trailing space', header(basic(`${login} `))],
      ['a trailing line feed', header(basic(`${login}\n`))],
      ['a trailing NUL', header(basic(`${login}\0`))],
      ['a NUL and junk', header(basic(`${login}\0junk`))],
      ['a NUL and more junk', header(basic(`${login}\0junk2`))],
      ['a NUL and still more junk', header(basic(`${login}\0junk23`))],
      ['a NUL between user and colon', header(basic(`${user}\0:${password}`))],
      ['a NUL and nothing else', header(basic('\0'))],
      ['half the password', header(basic(login.slice(0, -1)))],
      [
        'the password in Latin-1',
        header(`Basic ${Buffer.from(login, 'latin1').toString('base64')}`),
      ],
      ['another normal form of the letters', header(basic(login.normalize('NFD')))],
      ['the password not encoded', header(`Basic ${login}`)],
      ['a wrong header, then a right one', [...header(basic('a:b')), ...header(`Basic ${TOKEN}`)]],
      ['a right header, then a wrong one', [...header(`Basic ${TOKEN}`), ...header(basic('a:b'))]],
      ['8 kilobytes', header(basic(`${user}:${'x'.repeat(6000)}`))],
      ['64 kilobytes', header(basic(`${user}:${'x'.repeat(48_000)}`))],
      ['Proxy-Authorization', [`Proxy-Authorization: Basic ${TOKEN}`]],
      ['X-Authorization', [`X-Authorization: Basic ${TOKEN}`]],
      ['a cookie', [`Cookie: Authorization=Basic ${TOKEN}`]],
      ['a header with a leading space its colon', [`Authorization : Basic ${TOKEN}`]],
    ];
    for (const [what, lines] of BAD) {
      test(`refuses ${what}`, async () => {
        for (const path of PATHS) {
          for (const { status, text } of await ask(path, lines)) {
            expect([400, 401, 431], path).toContain(status);
            expect(text, path).not.toMatch(DATA);
          }
        }
      });
    }
  });
}
