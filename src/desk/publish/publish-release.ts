import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalDate } from '../../domain/local-date.ts';
import { failureOf } from '../failure-of.ts';
import { withLock } from '../lock.ts';
import { carryAssets } from './carry-assets.ts';
import { checkRelease, listProblems } from './check-release.ts';
import { flushTree } from './flush.ts';
import { readWholePictures, recordWholePictures } from './pictures.ts';
import { Refusal } from './refusal.ts';
import { recordPublication } from './release-record.ts';
import {
  KEPT,
  clearWorkshop,
  currentRelease,
  nextReleaseId,
  outdated,
  prepareFolder,
  releasesIn,
  removeReleases,
  switchTo,
  withdrawn,
  type PublishFolder,
  type ReleaseId,
} from './releases.ts';

/** What a publish is told, and what it works with. */
export interface Publish {
  readonly folder: PublishFolder;
  /** Whether a release may have much less in it than the one that is up. */
  readonly allowEmptier: boolean;
  /** Reads the content when it is this publish's turn. */
  readonly readContent: () => Promise<ContentToPublish>;
  /** Tells staff one thing. */
  readonly say: (line: string) => void;
  /** The present moment, which the release shows as the time it was published. */
  readonly now: () => Date;
}

/** Content that was found good, and the day that it is published for. */
export interface ContentToPublish {
  readonly day: LocalDate;
  /** Whether somebody set the day, whatever the clock says. */
  readonly isPinned: boolean;
  /** Builds it into a folder that is not there yet. */
  readonly build: (folder: string) => Promise<void>;
}

/** What was published. */
export interface Published {
  readonly release: ReleaseId;
  readonly pages: number;
  readonly events: number;
  /** The release that a going back would lead to. */
  readonly before: ReleaseId | undefined;
  /** Why it is not certain that the release stays current when the power fails. The publish is good nonetheless. */
  readonly notConfirmed: unknown;
  /** Why old releases could not be removed. The publish is good nonetheless. */
  readonly notRemoved: unknown;
}

/** What is said when another publish has the folder. */
export const WAITING = 'Waiting: another publish into this folder is under way.';

/**
 * Builds, checks and publishes. Whatever happens at whatever moment, `current` names a whole release: it is switched in
 * one move, when the new one is checked and on the disk.
 *
 * @throws {Refusal} if the release may not be published; `current` is as it was
 */
export async function publishRelease(publish: Publish): Promise<Published> {
  const { folder, say } = publish;
  prepareFolder(folder);
  return withLock(
    folder.lock,
    () => say(WAITING),
    async () => {
      try {
        return await publishAlone(publish);
      } finally {
        // A failed publish must not go on filling the disk. If this fails too, the next publish does it.
        failureOf(() => rmSync(folder.workshop, { recursive: true, force: true }));
      }
    },
  );
}

async function publishAlone({
  folder,
  allowEmptier,
  readContent,
  say,
  now,
}: Publish): Promise<Published> {
  const fresh = join(folder.workshop, 'release');
  const folderOf = ({ name }: ReleaseId) => join(folder.releases, name);

  say('Clearing what an interrupted publish may have left.');
  const up = currentRelease(folder);
  clearWorkshop(folder);

  say('Reading the content.');
  const { day, isPinned, build } = await readContent();
  if (!isPinned && up && day < up.day) throw new Refusal(clockSetBack(day, up));

  say(`Building the pages and answers for ${day}.`);
  await build(fresh);

  say('Checking every page, link, picture and answer.');
  const before = up && existsSync(folderOf(up)) ? folderOf(up) : undefined;
  const { problems, pages, events, wholePictures } = await checkRelease(
    fresh,
    day,
    allowEmptier ? undefined : before,
    before === undefined ? new Set() : readWholePictures(before),
  );
  if (problems.length > 0) throw new Refusal(listProblems(problems));
  recordWholePictures(fresh, wholePictures);
  recordPublication(fresh, now());

  say('Keeping the files that open pages still ask for.');
  const former = releasesIn(folder);
  carryAssets(former.map(folderOf), fresh, folder.workshop);

  say('Writing all of it to the disk.');
  flushTree(fresh);

  const release = nextReleaseId(up ? [...former, up] : former, day);
  say(`Naming it ${release.name}.`);
  renameSync(fresh, folderOf(release));
  removeReleases(folder, withdrawn(former, up));

  say('Switching visitors to it.');
  const notConfirmed = switchTo(folder, release);

  say(`Removing all but the last ${KEPT} releases.`);
  const notRemoved = failureOf(() => removeReleases(folder, outdated(releasesIn(folder))));

  return { release, pages, events, before: releasesIn(folder).at(-2), notConfirmed, notRemoved };
}

function clockSetBack(day: LocalDate, up: ReleaseId): string {
  return `By this machine’s clock it is ${day} at the museum, but the release that is up was made for ${up.day}. Set the clock. If it is right now, publish with MUSEUM_TODAY=${day} before the command.`;
}
