import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files-in.ts';

/** Kinds of files that are text; pictures and fonts are compressed by themselves. */
const TEXT = new Set([
  ...['.css', '.html', '.ics', '.js', '.json'],
  ...['.svg', '.txt', '.webmanifest', '.xml', '.yaml'],
]);

/** Bytes from which Brotli's best quality takes ten times as long for a sixth: the lists of a thousand events. */
const LARGE = 65_536;

/** As many files as Node's thread pool takes at a time, with two encoders each. */
const AT_ONCE = 2;

const ENCODERS = {
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.byteLength > LARGE ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
};

/**
 * Puts compressed variants beside every text file of a folder: `page.html.gz` and `page.html.br`. Hosts send them to
 * whoever can read them; each file has both or, where one would not be smaller, none.
 */
export async function compressFolder(folder: string): Promise<void> {
  const texts = filesIn(folder).filter((file) => TEXT.has(extname(file)));
  for (let first = 0; first < texts.length; first += AT_ONCE) {
    await Promise.all(
      texts.slice(first, first + AT_ONCE).map((file) => compressFile(join(folder, file))),
    );
  }
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const [gz, br] = await Promise.all([ENCODERS.gz(content), ENCODERS.br(content)]);
  if (Math.max(gz.byteLength, br.byteLength) >= content.byteLength) return;
  writeFileSync(`${file}.gz`, gz);
  writeFileSync(`${file}.br`, br);
}
