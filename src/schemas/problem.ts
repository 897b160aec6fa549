/** Something that staff should know of a content file. */
export interface Problem {
  /** An `error` stops the build; a `notice` is said and goes through. */
  readonly severity: 'error' | 'notice';
  /** Relative to the content folder, e.g. `events/lamp-lighting.md`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What was written, what is wrong with it, and what to write instead. */
  readonly message: string;
}

/**
 * A list of problems as staff read it: one a line, in the order of files and lines, behind `folder/file:line`.
 *
 * @param folder the content folder as the reader knows it, e.g. `content`
 */
export function formatProblems(problems: readonly Problem[], folder: string): string {
  return inOrder(problems)
    .map(
      ({ severity, file, line, message }) =>
        `${placeOf(folder, file)}:${line}: ${severity === 'notice' ? 'note: ' : ''}${message}.`,
    )
    .join('\n');
}

/**
 * The same as workflow commands of GitHub Actions, one a line: each becomes an annotation on its line of the file.
 *
 * @param folder the content folder, relative to the root of the repository
 * Source: GitHub Docs, “Workflow commands for GitHub Actions”; the escapes are those of the package `@actions/core`.
 */
export function formatAnnotations(problems: readonly Problem[], folder: string): string {
  return inOrder(problems)
    .map(
      ({ severity, file, line, message }) =>
        `::${severity} file=${escapeProperty(placeOf(folder, file))},line=${line}::${escapeData(`${message}.`)}`,
    )
    .join('\n');
}

function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
}

function placeOf(folder: string, file: string): string {
  return [folder, file].filter(Boolean).join('/');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
