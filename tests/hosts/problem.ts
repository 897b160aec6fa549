import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { PROBLEMS } from '../../src/api/interface.ts';
import { RELEASE } from '../sample.ts';

const TYPE = 'application/problem+json; charset=utf-8';
const DEVELOPERS = '/developers/';

/** An answer whose headers are looked up by their names. */
interface Answer {
  readonly status: number;
  readonly type: string | null | undefined;
  readonly body: string;
}

/**
 * Checks that an answer is the problem document of a status, and that its type is the address of a section on the built
 * page for developers.
 */
export function expectProblem({ status, type, body }: Answer, expected: number, what = ''): void {
  expect(status, what).toBe(expected);
  expect(type, what).toBe(TYPE);
  const problem = JSON.parse(body);
  const title = PROBLEMS.find((kind) => kind.status === expected)?.title;
  expect(problem, what).toMatchObject({ status, title, detail: expect.stringMatching(/\w{2,} /) });
  const { pathname, hash } = new URL(problem.type, 'https://museum.example/api/museum-hours');
  expect(`${pathname}${hash}`, what).toBe(problem.type);
  expect(pathname, what).toBe(DEVELOPERS);
  expect(headingsById().get(hash.slice(1)), what).toBe(`${expected} ${title}`);
}

/** Checks the same of what `fetch` gave, and reads it. */
export async function expectProblemIn(response: Response, expected: number, what = '') {
  const body = await response.text();
  const type = response.headers.get('Content-Type');
  expectProblem({ status: response.status, type, body }, expected, what);
  return JSON.parse(body);
}

let known: ReadonlyMap<string, string> | undefined;

/** The headings on the built page for developers that can be linked to, as text. */
function headingsById(): ReadonlyMap<string, string> {
  known ??= new Map(
    [
      ...readFileSync(join(RELEASE, 'site', DEVELOPERS, 'index.html'), 'utf8').matchAll(
        /<h\d id="([^"]+)"[^>]*>([^]*?)<\/h\d>/g,
      ),
    ].map(([, id = '', html = '']) => [id, html.replaceAll(/<[^>]+>/g, '').trim()]),
  );
  return known;
}
