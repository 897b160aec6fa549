import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files-in.ts';

/** Kinds of files that are text; pictures and fonts are compressed by themselves. */
const TEXT = new Set(['.css', '.html', '.ics', '.js', '.svg', '.txt', '.webmanifest', '.xml']);

const ENCODERS = {
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
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
  for (const file of texts) await compressFile(join(folder, file));
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const [gz, br] = await Promise.all([ENCODERS.gz(content), ENCODERS.br(content)]);
  if (Math.max(gz.byteLength, br.byteLength) >= content.byteLength) return;
  writeFileSync(`${file}.gz`, gz);
  writeFileSync(`${file}.br`, br);
}
