import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTS, NOT_HERE } from './hosts/hosts.ts';
import { run } from './run.ts';
import { AWKWARD, AWKWARD_RELEASE, CLOSURE, RELEASE, ROOT, TODAY } from './sample.ts';

/**
 * Builds the sample content once, before any test, and once more with the awkward event and a closure.
 *
 * @returns what says, after all tests, which hosts were not tried
 */
export default async function buildSample(): Promise<() => void> {
  await build(join(ROOT, 'content'), RELEASE);

  const content = join(ROOT, 'test-results', 'awkward-content');
  cpSync(join(ROOT, 'content'), content, { recursive: true });
  const quoted = AWKWARD.name.replaceAll("'", "''");
  writeFileSync(
    join(content, 'events', 'awkward.md'),
    `---
eventId: ${AWKWARD.eventId}
name: '${quoted}'
location: ${AWKWARD.location}
eventDescription: '${quoted}'
dates:
  - 2026-11-20
price: 12.5
category: Talk
---

${'x'.repeat(300)}
`,
  );
  const museum = join(content, 'museum.yaml');
  writeFileSync(
    museum,
    readFileSync(museum, 'utf8').replace('locations:\n', `$&  - ${AWKWARD.location}\n`),
  );
  appendFileSync(
    join(content, 'hours', 'exceptions.yaml'),
    `
- dates: ${CLOSURE.dates}
  hours: closed
  reason: ${CLOSURE.reason}

- dates: ${AWKWARD.closed}
  hours: closed
  reason: ${AWKWARD.reason}
`,
  );
  writeFileSync(
    join(content, 'events', 'closed.md'),
    `---
eventId: ${CLOSURE.cancelledEvent.eventId}
name: ${CLOSURE.cancelledEvent.name}
location: Reading Room
eventDescription: Tales of wet feet.
dates:
  - 2026-11-27
price: 8.25
times:
  - 18:00-19:00
category: Talk
bookingUrl: https://saltmarket.example/book/damp-stories
---
`,
  );
  await build(content, AWKWARD_RELEASE);
  return sayWhatWasNotTried;
}

function sayWhatWasNotTried(): void {
  for (const name of NOT_HERE) {
    console.warn(`\nNOT TRIED: ${HOSTS[name]}. Install it: sudo apt-get install ${name}`);
  }
}

async function build(content: string, release: string): Promise<void> {
  const { code, stdout, stderr } = await run('src/desk/build.ts', ['--out', release], {
    MUSEUM_CONTENT: content,
    MUSEUM_TODAY: TODAY,
  });
  if (code !== 0) throw new Error(`${content} does not build:\n${stdout}${stderr}`);
}
