import { cpSync, existsSync, readFileSync, readlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  publishRelease,
  type ContentToPublish,
  type Publish,
  type Published,
} from '../../src/desk/publish/publish-release.ts';
import { publishFolderAt } from '../../src/desk/publish/releases.ts';
import { parseLocalDate } from '../../src/domain/local-date.ts';
import { RELEASE, TODAY } from '../sample.ts';

/** When the sample is published in tests. */
export const PUBLISHED_AT = '2026-11-20T00:00:12.000Z';

/** What a test changes about a publish. */
export interface Changes {
  /** Changes the build before it is checked. */
  readonly damage?: (release: string) => void;
  readonly allowEmptier?: boolean;
  readonly content?: Partial<ContentToPublish>;
  readonly say?: Publish['say'];
}

/** Publishes the sample build as if it had just been built. */
export function publishSample(path: string, changes: Changes = {}): Promise<Published> {
  const { damage, allowEmptier = false, content = {}, say = () => undefined } = changes;
  return publishRelease({
    folder: publishFolderAt(path),
    allowEmptier,
    readContent: async () => ({
      day: parseLocalDate(TODAY),
      isPinned: false,
      async build(folder) {
        cpSync(RELEASE, folder, { recursive: true });
        damage?.(folder);
      },
      ...content,
    }),
    say,
    now: () => new Date(PUBLISHED_AT),
  });
}

/** The release that is up, by its link. */
export function up(path: string): string {
  return readlinkSync(join(path, 'current'));
}

/** Fails unless whoever follows the link finds a whole release, whatever else is in the folder. */
export function expectGood(path: string): void {
  const release = join(path, 'current');
  for (const file of ['museum.json', 'api/museum-hours.json']) {
    JSON.parse(readFileSync(join(release, file), 'utf8'));
  }
  for (const file of ['site/index.html', 'site/404.html', 'site/events/index.html']) {
    const page = readFileSync(join(release, file), 'utf8');
    if (!page.includes('</html>')) throw new Error(`${file} is cut short`);
    for (const [, asset = ''] of page.matchAll(/"(\/_astro\/[^" ]+)"/g)) {
      if (!existsSync(join(release, 'site', asset))) throw new Error(`${asset} is missing`);
    }
  }
}

/** Writes a file that looks as if it had been made at some time. */
export function writeAged(file: string, text: string, time: string): void {
  writeFileSync(file, text);
  utimesSync(file, new Date(time), new Date(time));
}
