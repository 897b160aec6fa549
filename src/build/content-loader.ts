import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { Content } from '../schemas/content.ts';
import { contentFolderPath, readContentFolder } from './content-folder.ts';

type Collection = 'museum' | 'hours' | 'events';

/**
 * Loads one collection from the content folder, which is read and checked whole: a mistake anywhere in it stops
 * the build. While developing, an edit loads it anew, and a mistake is said and leaves the pages as they were.
 */
export function contentLoader(collection: Collection): Loader {
  return {
    name: `museum-content-${collection}`,
    async load(context) {
      await fill(collection, context);
      const folder = contentFolderPath(process.env);
      context.watcher?.add(folder);
      context.watcher?.on('all', (_, path) => {
        if (relative(folder, path).startsWith('..')) return;
        fill(collection, context).catch((error: unknown) => {
          if (collection === 'museum') context.logger.error(`\n${(error as Error).message}`);
        });
      });
    },
  };
}

async function fill(collection: Collection, context: LoaderContext): Promise<void> {
  const { content } = readContentFolder(process.env);
  const folder = contentFolderPath(process.env);
  const root = fileURLToPath(context.config.root);
  const entries = await Promise.all(
    entriesOf[collection](content).map(async ({ id, file, data, body }) => {
      const path = join(folder, file);
      const entry = {
        id,
        data: await context.parseData({ id, data, filePath: path }),
        filePath: relative(root, path),
      };
      if (body === undefined) return entry;
      const rendered = await context.renderMarkdown(body, { fileURL: pathToFileURL(path) });
      return { ...entry, body, rendered };
    }),
  );
  context.store.clear();
  if (entries.length === 0) leaveEmpty(context.store);
  for (const entry of entries) context.store.set(entry);
}

/** Astro warns about a collection that never held an entry, but a museum may have no events. */
function leaveEmpty(store: LoaderContext['store']): void {
  store.set({ id: 'none', data: {} });
  store.delete('none');
}

interface Entry {
  readonly id: string;
  readonly file: string;
  readonly data: Record<string, unknown>;
  readonly body?: string;
}

const entriesOf: Record<Collection, (content: Content) => readonly Entry[]> = {
  museum: ({ raw }) => [
    { id: 'museum', file: 'museum.yaml', data: raw.museum as Record<string, unknown> },
  ],
  hours: ({ raw }) => [
    { id: 'schedule', file: 'hours', data: raw.schedule as Record<string, unknown> },
  ],
  events: ({ events }) =>
    events.map(({ file, keys, source, body }) => ({
      id: keys.eventId,
      file,
      data: source.data as Record<string, unknown>,
      body,
    })),
};
