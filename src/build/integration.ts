import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { digestOf, makeCredential, parseDigests } from '../api/credentials.ts';
import { museumDay } from '../domain/local-date.ts';
import { compressFolder } from './compress.ts';
import { checkContentFolder } from './content-folder.ts';
import { devService } from './dev-service.ts';
import { discardUnverified, recordPublished } from './picture-cache.ts';

/**
 * What the museum adds to Astro: content is checked before anything else happens, the museum's day is pinned for a
 * whole build, what the guard protects is moved out of the site, and while developing the service answers too.
 */
export function museumIntegration(): AstroIntegration {
  let cache = '';
  return {
    name: 'museum',
    hooks: {
      async 'astro:config:setup'({ command, config, updateConfig }) {
        const { content } = await checkContentFolder(process.env);
        const { museum } = content;
        updateConfig({ site: museum.url });
        if (command === 'build') {
          cache = fileURLToPath(config.cacheDir);
          discardUnverified(cache);
          process.env['MUSEUM_TODAY'] = museumDay(
            new Date(),
            museum.timeZone,
            process.env['MUSEUM_TODAY'],
          );
        }
      },
      async 'astro:server:setup'({ server, logger }) {
        const set = process.env['API_CREDENTIALS_SHA256'];
        const made = set ? undefined : makeCredential();
        const digests = made ? [await digestOf(made)] : parseDigests(set ?? '');
        server.middlewares.use(devService(digests, ({ message }) => logger.error(message)));
        server.httpServer?.once('listening', () => {
          const address = server.httpServer?.address();
          const port = address && typeof address === 'object' ? address.port : '';
          const login = made ? `${made.user}:${made.password}` : 'USER:PASSWORD';
          logger.info(`curl --user '${login}' 'http://localhost:${port}/api/museum-hours'`);
        });
      },
      async 'astro:build:done'({ dir }) {
        const site = fileURLToPath(dir);
        const release = join(site, '..');
        moveInto(join(site, 'api'), join(release, 'api'));
        moveInto(join(release, 'api', 'museum.json'), join(release, 'museum.json'));
        await compressFolder(site);
        recordPublished(cache, join(site, '_astro'));
      },
    },
  };
}

function moveInto(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}
