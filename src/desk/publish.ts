import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from './publish/faults.ts';
import { goBack } from './publish/go-back.ts';
import { Refusal } from './publish/refusal.ts';
import {
  currentRelease,
  publishFolderAt,
  type PublishFolder,
  type ReleaseId,
} from './publish/releases.ts';

const USAGE = `npm run publish -- <folder>          builds the content and publishes it in the folder
npm run publish -- <folder> --back   returns to the release before the one that is up

--allow-emptier   publishes though much less is in it than in the release that is up`;

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { name, back, allowEmptier } = readArguments();
  const folder = publishFolderAt(resolve(name));
  if (back) await returnToFormer(folder, name);
  else await publishContent(folder, name, allowEmptier);
}

/** @throws {Refusal} if they mean nothing */
function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        /** Whether to return to the release before the one that is up. */
        back: { type: 'boolean', default: false },
        /** Whether a release may have much less in it than the one that is up. */
        'allow-emptier': { type: 'boolean', default: false },
      },
    });
    const [name, ...more] = positionals;
    const { back, 'allow-emptier': allowEmptier } = values;
    if (!name) throw new Error('The folder to publish in is missing.');
    if (more.length > 0) throw new Error(`Name one folder, not ${positionals.length}.`);
    return { name, back, allowEmptier };
  } catch (error) {
    // Node goes on about arguments that begin with a dash.
    const [reason] = (error as Error).message.split('. To specify');
    throw new Refusal(`${reason}\n\n${USAGE}`, { cause: error });
  }
}

async function publishContent(
  folder: PublishFolder,
  name: string,
  allowEmptier: boolean,
): Promise<void> {
  // What builds takes seconds to load, and a going back needs none of it.
  const { publishRelease } = await import('./publish/publish-release.ts');
  const { readContentToPublish } = await import('./publish/content-to-publish.ts');
  try {
    const { release, pages, events, before, notConfirmed, notRemoved } = await publishRelease({
      folder,
      allowEmptier,
      readContent: () => readContentToPublish(process.env, console.log),
      say: console.log,
      now: () => new Date(),
    });
    if (notConfirmed !== undefined) console.error(unconfirmed(release, before, notConfirmed));
    if (notRemoved !== undefined) {
      console.error(`Old releases could not be removed. ${explain(notRemoved)}`);
    }
    console.log(`\nPublished ${release.name}: ${pages} pages, ${events} events.`);
    console.log(
      before
        ? `To go back to ${before.name}: npm run publish -- ${name} --back`
        : 'It is the first release, so there is none to go back to.',
    );
  } catch (error) {
    console.error(explain(error));
    console.error(stillUp(folder));
    process.exitCode = 1;
  }
}

async function returnToFormer(folder: PublishFolder, name: string): Promise<void> {
  const onWait = () => console.log('Waiting: a publish into this folder is under way.');
  const { from, to, notCarried, notConfirmed } = await goBack(folder, onWait);
  if (notCarried !== undefined) {
    console.error(`Pages that visitors have open may look bare. ${explain(notCarried)}`);
  }
  if (notConfirmed !== undefined) console.error(unconfirmed(to, from, notConfirmed));
  console.log(`${to.name} is up again; ${from.name} is not.`);
  console.log(
    `The next publish, the nightly one too, builds the content as it is then: put it right before. Or publish it now: npm run publish -- ${name}`,
  );
}

function unconfirmed(live: ReleaseId, previous: ReleaseId | undefined, reason: unknown): string {
  const what = previous ? `${previous.name} may come back` : 'it may be lost';
  return `${live.name} is live, but that could not be confirmed on the disk. ${explain(reason)} If the power fails now, ${what}.`;
}

function stillUp(folder: PublishFolder): string {
  try {
    const up = currentRelease(folder);
    return up ? `${up.name} stays up.` : 'Nothing is up.';
  } catch {
    return 'What is up stays up.';
  }
}
