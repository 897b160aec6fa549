import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import { startHost } from '../hosts/hosts.ts';
import { problem } from '../../src/api/problem.ts';
import { PROBLEMS } from '../../src/api/interface.ts';
import { expectProblemIn } from '../hosts/problem.ts';
import { MADE_LOGIN } from '../sample.ts';
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
      const { url, stop } = await startHost('node', {
        API_CREDENTIALS: `${MADE_LOGIN.user}:${MADE_LOGIN.password}`,
      });
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
});

test('every program on the page runs, and every answer on it is the one that comes', async ({
  page,
  host,
}) => {
  await page.goto(`${host}/developers/`);
  const blocks = await page.locator('pre[data-language]').evaluateAll((all) =>
    all.map((block) => ({
      language: block.getAttribute('data-language') ?? '',
      code: block.textContent ?? '',
      // What is shown as its answer stands just below it.
      answer: block.parentElement?.querySelector('[data-language=json]')?.textContent,
    })),
  );
  const programs = blocks.filter(({ language }) => language !== 'json');
  expect(programs.map(({ language }) => language)).toEqual([
    ...['sh', 'mjs', 'py', 'mjs', 'sh'],
    ...['sh', 'sh', 'sh'],
  ]);
  const said: string[] = [];
  for (const { language, code, answer } of programs) {
    const output = await runAsAStranger(language, code, host);
    if (answer === undefined) said.push(output);
    else expect(JSON.parse(output)).toEqual(JSON.parse(answer));
  }
  const [curl = '', events, hours, walk = '', again] = said;
  expect(JSON.parse(curl)).toEqual([
    { date: '2026-11-20', timeOpen: '10:00', timeClose: '20:00' },
    { date: '2026-11-21', timeOpen: '10:00', timeClose: '18:00' },
    { date: '2026-11-22', timeOpen: '11:00', timeClose: '17:00' },
  ]);
  expect(events).toContain('Friday Shanties\n');
  expect(hours).toBe('2026-11-20 10:00 20:00\n2026-11-21 10:00 18:00\n2026-11-22 11:00 17:00\n');
  expect(walk.trim().split('\n')).toHaveLength(15);
  expect(again).toBe('');
});

test('the walk goes over every page', async ({ page, host }) => {
  await page.goto(`${host}/developers/`);
  const walk = await page.locator('pre[data-language=mjs]').nth(1).textContent();
  const byTwo = walk?.replace('limit=30', 'limit=2') ?? '';
  expect((await runAsAStranger('mjs', byTwo, host)).trim().split('\n')).toHaveLength(15);
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
    'page whole number from 1; 1 if left out',
    'limit whole number, 1 to 30; 10 if left out',
  ]);
  await expect(page.getByRole('region', { name: 'Headers of answers' }).locator('dt')).toHaveText([
    'Allow',
    'Cache-Control',
    'ETag',
    'Ignored-Parameters',
    'Link',
    'Retry-After',
    'Vary',
    'WWW-Authenticate',
    'X-Request-Id',
    'X-Total-Count',
  ]);
  await expect(page.getByRole('region', { name: 'What to count on' })).toContainText(
    'price is in GBP, decimals allowed; 0 is free.',
  );
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('1.0.0');
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
    await page.getByLabel('User name').fill(MADE_LOGIN.user);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('combobox', { name: 'Request' }).fill(request);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  const answer = page.getByRole('status');
  await expect(answer).toHaveText('');
  await send(MADE_LOGIN.password, '/museum-hours?limit=1&page=2');
  await expect(answer).toContainText('200 OK');
  await expect(answer).toContainText('x-total-count: 339');
  await expect(answer).toContainText('"date": "2026-11-21"');
  await send(MADE_LOGIN.password, 'museum-hours?limit=31');
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

/** Runs a program from the page in a folder of its own, with the address and login of a live host. */
async function runAsAStranger(language: string, code: string, host: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'museum-example-'));
  const file = join(folder, `example.${language}`);
  const login = `${MADE_LOGIN.user}:${MADE_LOGIN.password}`;
  writeFileSync(file, code.replaceAll(BASE, `${host}/api`).replaceAll('USER:PASSWORD', login));
  const [program = '', ...parameters] = PROGRAMS[language] ?? [];
  try {
    const { stdout } = await promisify(execFile)(program, [...parameters, file], { cwd: folder });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
