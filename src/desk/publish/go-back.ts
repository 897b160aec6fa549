import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf } from '../failure-of.ts';
import { withLock } from '../lock.ts';
import { carryAssets } from './carry-assets.ts';
import { Refusal } from './refusal.ts';
import {
  clearWorkshop,
  currentRelease,
  releasesIn,
  switchTo,
  type PublishFolder,
  type ReleaseId,
} from './releases.ts';

/** What a going back led from and to. */
export interface WentBack {
  readonly from: ReleaseId;
  readonly to: ReleaseId;
  /** Why pages that are open could not be given their files. The going back is good nonetheless. */
  readonly notCarried: unknown;
  /** Why it is not certain that the release stays current when the power fails. */
  readonly notConfirmed: unknown;
}

/** What a release must hold to be gone back to: somebody may have removed a part by hand. */
const PARTS = ['museum.json', 'site/index.html', 'api'];

/**
 * Makes the release before the one that is up the one that is up. Waits while a publish is under way.
 *
 * @param onWait called once if it has to
 * @throws {Refusal} if there is none
 */
export async function goBack(folder: PublishFolder, onWait: () => void): Promise<WentBack> {
  if (!existsSync(folder.lock)) throw new Refusal(`Nothing is published in ${folder.path} yet.`);
  return withLock(folder.lock, onWait, async () => {
    const from = currentRelease(folder);
    if (!from)
      throw new Refusal(`${folder.current} is not there, so there is nothing to go back from.`);
    const all = releasesIn(folder);
    const folderOf = ({ name }: ReleaseId) => join(folder.releases, name);
    const to = all.findLast(
      (id) =>
        id.number < from.number && PARTS.every((part) => existsSync(join(folderOf(id), part))),
    );
    if (!to) throw new Refusal(`There is no release before ${from.name}. It stays up.`);
    const later = all.filter(({ number }) => number > to.number).map(folderOf);
    const notCarried = failureOf(() => {
      clearWorkshop(folder);
      carryAssets(later, folderOf(to), folder.workshop);
    });
    const notConfirmed = switchTo(folder, to);
    return { from, to, notCarried, notConfirmed };
  });
}
