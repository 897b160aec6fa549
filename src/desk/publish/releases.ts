import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { LocalDate } from '../../domain/local-date.ts';
import { failureOf } from '../failure-of.ts';
import { ifThere } from '../if-there.ts';
import { Refusal } from './refusal.ts';
import { flushFolder } from './flush.ts';

/** One build that is or was up. Its number alone says what came after what: clocks can be wrong. */
export interface ReleaseId {
  /** `000042-2026-11-21`: also the name of its folder. */
  readonly name: string;
  /** Rises by one with every publish. */
  readonly number: number;
  /** The museum's day that it was built for. */
  readonly day: LocalDate;
}

/** The folder that hosts serve from, and what lies where in it. */
export interface PublishFolder {
  readonly path: string;
  /** The link that hosts follow. */
  readonly current: string;
  /** Whole releases, each under its name. */
  readonly releases: string;
  /** What nobody serves: the release in the making, and what is being removed. Emptied by every publish. */
  readonly workshop: string;
  /** The next `current`, for a moment. Not in the workshop: going back must need no room on the disk. */
  readonly nextCurrent: string;
  readonly lock: string;
}

/** How many releases stay, with the one that is up. */
export const KEPT = 5;

const NAME = /^(\d{6,})-(\d{4}-\d{2}-\d{2})$/;

/** What lies where in a publish folder. */
export function publishFolderAt(path: string): PublishFolder {
  return {
    path,
    current: join(path, 'current'),
    releases: join(path, 'releases'),
    workshop: join(path, '.publish', 'workshop'),
    nextCurrent: join(path, '.publish', 'current'),
    lock: join(path, '.publish', 'lock'),
  };
}

/**
 * Makes a publish folder ready for its lock.
 *
 * @throws {Error} with a system error code; the folder's own parent must be there
 */
export function prepareFolder({ path, lock }: PublishFolder): void {
  for (const folder of [path, dirname(lock)]) {
    try {
      mkdirSync(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Empties the place where nobody serves from. */
export function clearWorkshop({ workshop, releases }: PublishFolder): void {
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { recursive: true });
  mkdirSync(releases, { recursive: true });
}

/** Reads a release's name; `undefined` if it is none. */
export function parseReleaseId(name: string): ReleaseId | undefined {
  const [, number, day] = NAME.exec(name) ?? [];
  return number && day ? { name, number: Number(number), day: day as LocalDate } : undefined;
}

/** The id of the release after some others. */
export function nextReleaseId(before: readonly ReleaseId[], day: LocalDate): ReleaseId {
  const number = Math.max(0, ...before.map((id) => id.number)) + 1;
  return { name: `${String(number).padStart(6, '0')}-${day}`, number, day };
}

/** The releases that are there, oldest first. */
export function releasesIn({ releases }: PublishFolder): readonly ReleaseId[] {
  const entries = ifThere(() => readdirSync(releases, { withFileTypes: true })) ?? [];
  return entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => parseReleaseId(name) ?? [])
    .toSorted((a, b) => a.number - b.number);
}

/**
 * The release that the link names, whether or not it is there; `undefined` if there is no link.
 *
 * @throws {Refusal} if what is there is no link to a release
 */
export function currentRelease({ path, current, releases }: PublishFolder): ReleaseId | undefined {
  let target: string;
  try {
    target = resolve(path, readlinkSync(current));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code !== 'EINVAL') throw error;
    throw new Refusal(
      `${current} is not a link, so it cannot be switched in one move. Move it away, for example to ${current}-old, and publish again.`,
    );
  }
  const id = dirname(target) === releases ? parseReleaseId(basename(target)) : undefined;
  if (id) return id;
  throw new Refusal(
    `${current} leads to ${target}, which is not one of the releases. Remove that link, and publish again.`,
  );
}

/**
 * Makes a release current, atomically: whoever follows the link finds the previous release or this one.
 *
 * @returns why the switch could not be confirmed on the disk, if so. The release is current all the same, but the
 * previous one may come back when the power fails
 * @throws {Error} with a system error code, if the previous release is still current
 */
export function switchTo(
  { path, current, nextCurrent }: PublishFolder,
  { name }: ReleaseId,
): unknown {
  rmSync(nextCurrent, { force: true });
  symlinkSync(join('releases', name), nextCurrent);
  renameSync(nextCurrent, current);
  return failureOf(() => flushFolder(path));
}

/** Removes releases. A half-removed one never bears a release's name. */
export function removeReleases(
  { releases, workshop }: PublishFolder,
  ids: readonly ReleaseId[],
): void {
  for (const { name } of ids) {
    const doomed = join(workshop, name);
    renameSync(join(releases, name), doomed);
    rmSync(doomed, { recursive: true });
  }
}

/**
 * The releases that were never up or were taken back: those after the one that is up. Going back from a later release
 * must not lead to them.
 */
export function withdrawn(
  all: readonly ReleaseId[],
  up: ReleaseId | undefined,
): readonly ReleaseId[] {
  return up ? all.filter(({ number }) => number > up.number) : [];
}

/** The releases that are too old to stay. */
export function outdated(all: readonly ReleaseId[]): readonly ReleaseId[] {
  return all.slice(0, -KEPT);
}
