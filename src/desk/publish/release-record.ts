import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  RELEASE_RECORD,
  formatReleaseRecord,
  parseReleaseRecord,
  type ReleaseRecord,
} from '../../domain/release-record.ts';

/**
 * What a release says about its own age.
 *
 * @throws {Error} with a system error code if it cannot be read, or as `parseReleaseRecord` does
 */
export function readReleaseRecord(release: string): ReleaseRecord {
  return parseReleaseRecord(readFileSync(fileIn(release), 'utf8'));
}

/** Adds the time of its publication to a release that is not live yet. */
export function recordPublication(release: string, publishedAt: Date): void {
  writeFileSync(
    fileIn(release),
    formatReleaseRecord({ ...readReleaseRecord(release), publishedAt }),
  );
}

function fileIn(release: string): string {
  return join(release, 'site', RELEASE_RECORD);
}
