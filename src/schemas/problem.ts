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
  return problems
    .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(({ severity, file, line, message }) => {
      const place = [folder, file].filter(Boolean).join('/');
      return `${place}:${line}: ${severity === 'notice' ? 'note: ' : ''}${message}.`;
    })
    .join('\n');
}
