import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReleaseRecord } from '../domain/release-record.ts';
import { checkRelease, listProblems } from './publish/check-release.ts';
import { explain } from './publish/faults.ts';
import { Refusal } from './publish/refusal.ts';
import { readReleaseRecord } from './publish/release-record.ts';

const { values: options } = parseArgs({
  options: {
    /** The folder that the build was written to. */
    release: { type: 'string', default: 'dist' },
  },
});

try {
  const release = resolve(options.release);
  const { day } = readRecord(release);
  const { problems, pages, events } = await checkRelease(release, day, undefined, new Set());
  if (problems.length > 0) throw new Refusal(listProblems(problems));
  console.log(`The build for ${day} is complete: ${pages} pages, ${events} events.`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** @throws {Refusal} if there is no build */
function readRecord(release: string): ReleaseRecord {
  try {
    return readReleaseRecord(release);
  } catch (error) {
    throw new Refusal(
      `${options.release}: there is no complete build in this folder. Run npm run build.`,
      { cause: error },
    );
  }
}
