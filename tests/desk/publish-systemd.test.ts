import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ROOT } from '../sample.ts';

const FOLDER = join(ROOT, 'src', 'hosting', 'systemd');
const unit = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const analyze = (...parameters: string[]) =>
  spawnSync('systemd-analyze', parameters, { encoding: 'utf8' });

test.describe('by systemd itself', () => {
  test.beforeEach(() => {
    if (analyze('--version').status === 0) return;
    const reason = 'NOT TRIED: the systemd units. systemd-analyze is not installed.';
    console.error(reason);
    test.skip(true, reason);
  });

  test('systemd finds nothing wrong with the units', () => {
    const files = readdirSync(FOLDER).map((name) => join(FOLDER, name));
    expect(files).toHaveLength(6);
    expect(analyze('verify', ...files)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  test('the timer comes just after the museum’s midnight, summer and winter', () => {
    const [, calendar = ''] = /^OnCalendar=(.+)$/m.exec(unit('museum-publish.timer')) ?? [];
    const next = (from: string) => {
      const { stdout } = analyze('calendar', `--base-time=${from}`, calendar);
      return /(?:\(in UTC\)|Next elapse): \w+ ([\d-]+ [\d:]+) UTC/.exec(stdout)?.[1];
    };
    expect(next('2026-07-01 12:00:00 UTC')).toBe('2026-07-01 23:00:10');
    expect(next('2026-11-20 12:00:00 UTC')).toBe('2026-11-21 00:00:10');
    expect(next('2026-10-24 23:30:00 UTC')).toBe('2026-10-26 00:00:10');
  });
});

test('the timer’s zone is that of the sample museum', () => {
  const [, zone] =
    /^timeZone: (.+)$/m.exec(readFileSync(join(ROOT, 'content', 'museum.yaml'), 'utf8')) ?? [];
  expect(zone).toBe('Europe/London');
  expect(unit('museum-publish.timer')).toContain(`OnCalendar=*-*-* 00:00:10 ${zone}\n`);
});

test('the units run programs that are there, on the folder that they publish into', () => {
  const commands = ['museum.service', 'museum-publish.service', 'museum-age.service'].map(
    (name) => /^ExecStart=\/usr\/bin\/env node (.+)$/m.exec(unit(name))?.[1],
  );
  expect(commands).toEqual([
    'src/hosting/serve.ts node --release /srv/museum/current',
    'src/desk/publish.ts /srv/museum',
    'src/desk/age.ts http://127.0.0.1:4321 --max-hours 36',
  ]);
  for (const command of commands) {
    expect(existsSync(join(ROOT, command?.split(' ')[0] ?? ''))).toBe(true);
  }
});

test('a publish that fails, and pages that are too old, start the alert', () => {
  for (const name of ['museum-publish.service', 'museum-age.service']) {
    expect(unit(name), name).toContain('\nOnFailure=museum-alert@%n.service\n');
  }
  expect(unit('museum-age.timer')).toContain('\nOnCalendar=*-*-* 00/6:30:00\n');
});

test.describe('the alert', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'museum-'));
    standIn('journalctl', 'echo "journalctl $*"; echo "The disk is full."');
    standIn('systemd-cat', `{ echo "systemd-cat $*"; cat; } > ${join(folder, 'journal')}`);
  });
  test.afterEach(() => rmSync(folder, { recursive: true }));

  const standIn = (name: string, script: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

  /** Runs what the unit would run for a failed publish. */
  const alert = (MUSEUM_ALERT?: string) => {
    const scripts = [
      ...unit('museum-alert@.service').matchAll(/^ExecStart=\/bin\/sh -c '(.+)'$/gm),
    ];
    expect(scripts).toHaveLength(2);
    for (const [, script = ''] of scripts) {
      const { status, stderr } = spawnSync('/bin/sh', ['-c', script.replaceAll('$$', () => '$')], {
        encoding: 'utf8',
        env: {
          PATH: `${folder}:${process.env['PATH']}`,
          MUSEUM_UNIT: 'museum-publish.service',
          ...(MUSEUM_ALERT === undefined ? {} : { MUSEUM_ALERT }),
        },
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    }
  };
  const LINES =
    'journalctl --unit museum-publish.service --lines 20 --output cat\nThe disk is full.\n';

  test('writes the unit’s last lines to the journal at priority alert', () => {
    alert();
    expect(readFileSync(join(folder, 'journal'), 'utf8')).toBe(
      `systemd-cat --identifier museum-alert --priority alert\n${LINES}`,
    );
  });

  test('gives them to the administrator’s command, too', () => {
    alert(`{ echo "Failed: $MUSEUM_UNIT"; cat; } > '${join(folder, 'sent to me')}'`);
    expect(readFileSync(join(folder, 'sent to me'), 'utf8')).toBe(
      `Failed: museum-publish.service\n${LINES}`,
    );
    expect(existsSync(join(folder, 'journal'))).toBe(true);
  });
});
