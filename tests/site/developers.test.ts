import { execFile, type ExecFileException } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from 'playwright/test';
import { shiftedDate } from '../hosts/clock.ts';
import { startHost } from '../hosts/hosts.ts';
import { problem } from '../../src/api/problem.ts';
import { PROBLEMS } from '../../src/api/interface.ts';
import { expectProblemIn } from '../hosts/problem.ts';
import { LOGIN, TODAY } from '../sample.ts';
import { test as base } from './site.ts';

const BASE = 'https://saltmarket.example/api';
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  sh: ['bash', '-e'],
  mjs: [process.execPath],
  py: ['python3'],
};

const test = base.extend<object, { readonly host: string }>({
  host: [
    async ({}, use) => {
      const { url, stop } = await startHost('node');
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
});

/** The programs on the page, each with the answer that stands below it. */
async function programsOn(page: Page, host: string) {
  await page.goto(`${host}/developers/`);
  const blocks = await page.locator('pre[data-language]').evaluateAll((all) =>
    all.map((block) => ({
      language: block.getAttribute('data-language') ?? '',
      code: block.textContent ?? '',
      answer: block.parentElement?.querySelector('[data-language=json]')?.textContent,
    })),
  );
  return blocks.filter(({ language }) => language !== 'json');
}

test('every program on the page runs, and every answer on it is the one that comes', async ({
  page,
  host,
}) => {
  const programs = await programsOn(page, host);
  expect(programs.map(({ language }) => language)).toEqual([
    ...['sh', 'mjs', 'py', 'mjs', 'sh'],
    ...['sh', 'sh', 'sh'],
  ]);
  const said: string[] = [];
  for (const { answer, ...program } of programs) {
    const { output, code } = await runAsAStranger(program, host);
    expect(code, program.code).toBe(0);
    if (answer === undefined) said.push(output);
    else expect(JSON.parse(output)).toEqual(JSON.parse(answer));
  }
  const [curl = '', events, hours, walk = '', again] = said;
  expect(JSON.parse(curl)).toEqual([
    { date: '2026-11-20', timeOpen: '10:00', timeClose: '20:00' },
    { date: '2026-11-21', timeOpen: '10:00', timeClose: '18:00' },
    { date: '2026-11-22', timeOpen: '11:00', timeClose: '17:00' },
  ]);
  // The next day of each, not its first.
  expect(events?.split('\n')).toEqual([
    '2026-11-20 Friday Shanties',
    '2026-11-20 Keepers of the Light',
    '2026-11-20 Lamplit Tour',
    '2026-11-20 Low Water: Photographs from the Flats',
    '2026-11-20 The White Road',
    '',
  ]);
  expect(hours).toBe('2026-11-20 10:00 20:00\n2026-11-21 10:00 18:00\n2026-11-22 11:00 17:00\n');
  expect(again).toBe('');
  // Of 30 open days a page, to the last published one.
  const days = walk.trim().split('\n');
  expect(new Set(days).size).toBe(339);
  expect(days).toHaveLength(339);
  expect([days[0], days.at(-1)]).toEqual(['2026-11-20 10:00 20:00', '2027-12-24 10:00 14:00']);
});

test('every program says that the password is wrong', async ({ page, host }) => {
  const reason = 'Send the user name and password of this service with the Basic scheme.';
  const reasons = [reason, reason, 'HTTP Error 401: Unauthorized', reason, 'error: 401', reason];
  for (const [index, program] of (await programsOn(page, host)).entries()) {
    const { output, code } = await runAsAStranger(program, host, `${LOGIN.user}:wröng`);
    expect(output, program.code).toContain(reasons[index] ?? '"status":');
    if (program.language !== 'sh') expect(code, program.code).not.toBe(0);
  }
});

test('it names what there is: operations, parameters, problems, headers, decisions, versions', async ({
  page,
  host,
}) => {
  await page.goto(`${host}/developers/`);
  const headings = await page.locator('h2, h3').allInnerTexts();
  expect(headings.filter((text) => text.startsWith('GET '))).toEqual([
    'GET /museum-hours',
    'GET /special-events',
    'GET /special-events/{eventId}',
  ]);
  expect(headings.filter((text) => /^\d{3} /.test(text))).toEqual([
    '400 Bad Request',
    '401 Unauthorized',
    '403 Forbidden',
    '404 Not Found',
    '405 Method Not Allowed',
    '408 Request Timeout',
    '412 Precondition Failed',
    '413 Content Too Large',
    '414 URI Too Long',
    '429 Too Many Requests',
    '431 Request Header Fields Too Large',
    '500 Internal Server Error',
    '503 Service Unavailable',
  ]);
  const parameters = page.getByRole('region', { name: 'GET /special-events', exact: true });
  await expect(parameters.locator('dt')).toHaveText([
    'startDate date, YYYY-MM-DD',
    'endDate date, YYYY-MM-DD',
    'page whole number from 1; default 1',
    'limit whole number, 1 to 30; default 10',
  ]);
  await expect(page.getByRole('region', { name: 'Response headers' }).locator('dt')).toHaveText([
    'Allow',
    'Cache-Control',
    'ETag',
    'Ignored-Parameters',
    'Link',
    'Published-Through',
    'Retry-After',
    'Vary',
    'WWW-Authenticate',
    'X-Request-Id',
    'X-Total-Count',
  ]);
  const behaviour = page.getByRole('region', { name: 'How the service behaves' });
  await expect(behaviour).toContainText('price is a number in GBP');
  await expect(behaviour).toContainText('begins with “Cancelled. ”');
  const start = page.getByRole('region', { name: 'Quick start' });
  await expect(start).toContainText('Europe/London');
  await expect(start).toContainText('GBP');
  await expect(
    start.getByRole('link', { name: 'Creative Commons Attribution 4.0 International' }),
  ).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('1.1.0');
  await expect(page.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', '/openapi.json');
});

test('every problem that the service can name has its section', async () => {
  for (const { status } of PROBLEMS) {
    await expectProblemIn(problem(status, 'A sentence for people.'), status);
  }
});

test('the form sends a request and shows the answer, a refusal too', async ({ browser, host }) => {
  // Not the page that must be quiet: the console names each request that is refused, which is right here.
  const page = await browser.newPage();
  await page.goto(`${host}/developers/`);
  const send = async (password: string, request: string) => {
    await page.getByLabel('User name').fill(LOGIN.user);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('combobox', { name: 'Request' }).fill(request);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  const answer = page.getByRole('status');
  await expect(answer).toHaveText('');
  await send(LOGIN.password, '/museum-hours?limit=1&page=2');
  await expect(answer).toContainText('200 OK');
  await expect(answer).toContainText('x-total-count: 339');
  await expect(answer).toContainText('"date": "2026-11-21"');
  await send(LOGIN.password, 'museum-hours?limit=31');
  await expect(answer).toContainText('400 Bad Request');
  await expect(answer).toContainText('"parameter": "limit"');
  // The browser does not ask for a password of its own.
  await send('wrong', '/museum-hours');
  await expect(answer).toContainText('401 Unauthorized');
  await page.close();
});

test('without scripts there is no form, and all the rest', async ({ browser, host }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${host}/developers/`);
  await expect(page.getByRole('heading', { name: 'Try it' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'GET /museum-hours' })).toBeVisible();
  await page.close();
});

/** Runs a program from the page in a folder of its own, with the address of a live host and on its day. */
async function runAsAStranger(
  { language, code }: { readonly language: string; readonly code: string },
  host: string,
  login = `${LOGIN.user}:${LOGIN.password}`,
) {
  const folder = mkdtempSync(join(tmpdir(), 'museum-example-'));
  const file = join(folder, `example.${language}`);
  writeFileSync(file, code.replaceAll(BASE, `${host}/api`).replaceAll('USER:PASSWORD', login));
  const [program = '', ...parameters] = PROGRAMS[language] ?? [];
  const clock = shiftedDate(new Date(`${TODAY}T12:00Z`).getTime() - Date.now());
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
  };
  const run = promisify(execFile)(program, [...parameters, file], { cwd: folder, env });
  try {
    const { stdout } = await run;
    return { code: 0, output: stdout };
  } catch (error) {
    const { code: status, stdout, stderr } = error as ExecFileException;
    return { code: status, output: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
