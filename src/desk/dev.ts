import { dev } from 'astro';
import { ContentError, checkContentFolder } from '../build/content-folder.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

try {
  const { notices } = await checkContentFolder(process.env);
  if (notices) console.log(`${notices}\n`);
  await dev({ server: { port: Number(process.env['PORT'] ?? 4321) } });
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
