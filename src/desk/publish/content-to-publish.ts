import {
  ContentError,
  checkContentFolder,
  type ContentFolder,
} from '../../build/content-folder.ts';
import { museumDay } from '../../domain/local-date.ts';
import { buildRelease } from '../build-release.ts';
import type { ContentToPublish } from './publish-release.ts';
import { Refusal } from './refusal.ts';

/**
 * The content folder and Astro's build of it, as a publish wants them.
 *
 * @param environment the process's own: the day that is read is pinned in it for the build
 * @param say is told what staff should know though nothing is wrong
 * @throws {Refusal} if anything in the content is wrong
 */
export async function readContentToPublish(
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<ContentToPublish> {
  const { content, notices } = await readGoodContent(environment);
  if (notices) say(notices);
  const pinned = environment['MUSEUM_TODAY'];
  const day = museumDay(new Date(), content.museum.timeZone, pinned);
  return {
    day,
    isPinned: Boolean(pinned),
    async build(folder) {
      environment['MUSEUM_TODAY'] = day;
      await buildRelease(folder);
    },
  };
}

async function readGoodContent(environment: NodeJS.ProcessEnv): Promise<ContentFolder> {
  try {
    return await checkContentFolder(environment);
  } catch (error) {
    if (error instanceof ContentError) throw new Refusal(error.message, { cause: error });
    throw error;
  }
}
