import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { copyProject } from '../copy-project.ts';
import { run } from '../run.ts';
import { AUTHORIZATION, EVENTS, TODAY } from '../sample.ts';
import { NOT_HERE, startHost } from './hosts.ts';

const PUBLISHES = 20;
const CLIENTS_PER_HOST = 16;
/** How long a client looks at what it got. The machine builds at the same time. */
const LOOK_MS = 150;
/** What bears a release's number: two events by their names, and the stylesheet. */
const MARKED = ['friday-shanties', 'lamplit-tour'];
const MARK = /Release (\d+)/g;
const STYLESHEET = /<link rel="stylesheet" href="(\/_astro\/[^"]+)"/g;

test('20 publishes while clients browse and query: no request fails, no answer is of two releases', async () => {
  test.setTimeout(1_200_000);
  const folder = mkdtempSync(join(tmpdir(), 'museum-load-'));
  const museum = join(folder, 'museum');
  const project = join(folder, 'project');
  copyProject(project);
  const publish = async (number: number) => {
    mark(project, number);
    const { code, stderr } = await run(
      'src/desk/publish.ts',
      [museum],
      { MUSEUM_TODAY: TODAY },
      project,
    );
    expect(stderr).toBe('');
    expect(code).toBe(0);
  };
  await publish(0);

  const names = (['node', 'nginx', 'caddy'] as const).filter((name) => !NOT_HERE.includes(name));
  const hosts = await Promise.all(
    names.map((name) => startHost(name, {}, ['--release', join(museum, 'current')])),
  );
  const stop = new AbortController();
  const clients = hosts.flatMap(({ url }, host) =>
    Array.from({ length: CLIENTS_PER_HOST }, () => browse(url, names[host] ?? '', stop.signal)),
  );
  for (let number = 1; number <= PUBLISHES; number += 1) await publish(number);
  // Whoever asks after a publish gets what it published.
  for (const { url } of hosts) {
    const page = await ask(new Agent(), `${url}/events/`);
    expect(marksIn(page.body)).toEqual([String(PUBLISHES)]);
    const list = await ask(new Agent(), `${url}/api/special-events?limit=30`);
    expect(marksIn(list.body)).toEqual([String(PUBLISHES)]);
  }
  stop.abort();
  const reports = await Promise.all(clients);

  for (const { faults } of reports) expect(faults).toEqual([]);
  for (const [host, name] of names.entries()) {
    const own = reports.slice(host * CLIENTS_PER_HOST, (host + 1) * CLIENTS_PER_HOST);
    const requests = own.reduce((sum, { requests: count }) => sum + count, 0);
    const seen = new Set(own.flatMap(({ releases }) => [...releases]));
    console.log(`${name}: ${requests} requests, of ${seen.size} releases, none failed`);
    expect(seen.size, `${name} took up the releases`).toBeGreaterThan(PUBLISHES / 2);
  }
  for (const host of hosts) expect(await host.stop()).toBe(0);
  rmSync(folder, { recursive: true });
});

interface Report {
  readonly requests: number;
  readonly releases: ReadonlySet<string>;
  /** What went wrong, a line each. */
  readonly faults: readonly string[];
}

/** A client with one connection, which looks at pages with their stylesheets and asks the service, until told to stop. */
async function browse(url: string, name: string, stop: AbortSignal): Promise<Report> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const releases = new Set<string>();
  const faults: string[] = [];
  let requests = 0;
  const look = async (path: string, marks: number) => {
    requests += 1;
    try {
      const { status, body } = await ask(agent, `${url}${path}`);
      const found = marksIn(body);
      for (const mark of found) releases.add(mark);
      if (status !== 200) faults.push(`${name} ${path}: ${status}`);
      if (found.length !== marks) faults.push(`${name} ${path}: of releases ${found.join()}`);
      return body;
    } catch (error) {
      faults.push(`${name} ${path}: ${(error as Error).message}`);
      return '';
    }
  };
  while (!stop.aborted) {
    const page = await look('/events/', 1);
    for (const [, stylesheet = ''] of page.matchAll(STYLESHEET)) await look(stylesheet, 0);
    await setTimeout(LOOK_MS);
    await look(`/events/${EVENTS.fridayShanties}/`, 1);
    await look('/api/special-events', 1);
    await setTimeout(LOOK_MS);
    await look('/api/special-events?limit=30&page=1', 1);
    await look(`/api/special-events/${EVENTS.fridayShanties}`, 1);
    await setTimeout(LOOK_MS);
  }
  agent.destroy();
  return { requests, releases, faults };
}

function ask(agent: Agent, url: string) {
  const headers = { Authorization: AUTHORIZATION };
  return new Promise<{ readonly status: number; readonly body: string }>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}

function marksIn(body: string): readonly string[] {
  return [...new Set([...body.matchAll(MARK)].map(([, number = '']) => number))];
}

/** A copy of the project that can be changed, program and all. */
function mark(project: string, number: number): void {
  for (const event of MARKED) {
    const file = join(project, 'content', 'events', `${event}.md`);
    const text = readFileSync(file, 'utf8').replace(
      /^name: ([^(\n]*\w).*$/m,
      `name: $1 (Release ${number})`,
    );
    writeFileSync(file, text);
  }
  appendFileSync(join(project, 'src', 'styles', 'tokens.css'), `:root { --release: ${number}; }\n`);
}
