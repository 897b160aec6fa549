import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'playwright/test';
import { lineWriter } from '../../src/hosting/line-writer.ts';

test('lines that nobody reads are left out beyond 16 MB, and counted', async () => {
  const stream = new PassThrough({ highWaterMark: 0 });
  const said: string[] = [];
  const write = lineWriter(stream, (line) => said.push(line));
  const megabyte = 'x'.repeat(1024 * 1024 - 1);
  for (let n = 0; n < 30; n += 1) write(megabyte);
  write('left out');
  expect(said).toEqual([]);

  const read = text(stream);
  await new Promise((resolve) => stream.once('drain', resolve));
  write('written');
  stream.end();
  const lines = (await read).split('\n');
  const before = lines.slice(0, -2);
  expect(new Set(before)).toEqual(new Set([megabyte]));
  expect(before.length).toBeLessThan(20);
  expect(lines.slice(-2)).toEqual(['written', '']);
  expect(said).toEqual([
    `${31 - before.length} lines of the log are missing: it was not read in time.`,
  ]);
});
