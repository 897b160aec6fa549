import { ContentError, checkContentFolder } from '../build/content-folder.ts';

try {
  const { content, notices } = await checkContentFolder(process.env);
  if (notices) console.log(`${notices}\n`);
  console.log(`Nothing is wrong with the content: ${content.events.length} events.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
