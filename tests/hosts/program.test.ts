import { expect, test } from 'playwright/test';
import { startProgram } from '../../src/hosting/program.ts';

test('what a program writes is passed on line by line, and only its end is kept', async () => {
  const script = `
    for (let n = 0; n < 5000; n += 1) process.stdout.write('{"line":' + n + '}\\n');
    process.stderr.write('complaint\\n');
  `;
  const lines: string[] = [];
  const complaints: string[] = [];
  const program = startProgram(
    process.execPath,
    ['-e', script],
    {},
    {
      say: (line) => complaints.push(line),
      log: (line) => lines.push(line),
    },
  );
  expect(await program.ended).toBe(0);
  expect(lines).toEqual(Array.from({ length: 5000 }, (_, n) => `{"line":${n}}`));
  expect(complaints).toEqual(['complaint']);
  expect(program.output()).toHaveLength(10_000);
  expect(program.output()).toContain('{"line":4999}\n');
});
