import { assemble } from './assembly.ts';

// Wrangler runs this at the project's root before it publishes. MUSEUM_RELEASE is for another build than the last one.
try {
  assemble(process.env['MUSEUM_RELEASE'] || 'dist', '.wrangler/museum');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
