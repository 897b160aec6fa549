import { ContentError, checkContentFolder, type ProblemFormat } from '../build/content-folder.ts';
import { formatAnnotations, formatProblems } from '../schemas/problem.ts';

/** GitHub shows ten annotations of a kind at most, so the whole list follows them in the log. */
const annotatedList: ProblemFormat = (problems, folder) =>
  [formatAnnotations(problems, folder), formatProblems(problems, folder)]
    .filter(Boolean)
    .join('\n\n');

try {
  const { content, notices } = await checkContentFolder(
    process.env,
    process.env['GITHUB_ACTIONS'] === 'true' ? annotatedList : formatProblems,
  );
  if (notices) console.log(`${notices}\n`);
  console.log(`Nothing is wrong with the content: ${content.events.length} events.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
