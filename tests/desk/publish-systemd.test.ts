import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
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
    expect(files).toHaveLength(3);
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
  const commands = ['museum.service', 'museum-publish.service'].map(
    (name) => /^ExecStart=\/usr\/bin\/env node (.+)$/m.exec(unit(name))?.[1],
  );
  expect(commands).toEqual([
    'src/hosting/serve.ts node --release /srv/museum/current',
    'src/desk/publish.ts /srv/museum',
  ]);
  for (const command of commands) {
    expect(existsSync(join(ROOT, command?.split(' ')[0] ?? ''))).toBe(true);
  }
});
