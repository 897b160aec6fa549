import type { Problem } from './problem.ts';
import { readYaml, type Checked, type YamlSource } from './yaml-source.ts';

/** A Markdown file: keys between two lines of `---`, and a text below them. */
export interface MarkdownSource {
  readonly keys: YamlSource;
  readonly body: string;
}

const FILE = /^---[ \t]*\r?\n(?<keys>[^]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)(?<body>[^]*)$/m;

/** What a text may not hold, and what to write instead. */
const REFUSED: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    pattern: /^#(?!#)[ \t]/m,
    message: 'a heading with one # would be a second title of the page. Begin headings with ##',
  },
  {
    pattern: /!\[/,
    message: 'a picture in the text is not shown. Name it under image: above the text',
  },
  {
    pattern: /<(?!https?:|mailto:)\/?[a-z!][^>]*>/i,
    message: 'HTML in the text is not published. Write it in Markdown, or delete it',
  },
];

/** Reads a Markdown file with keys above its text. */
export function readMarkdown(file: string, text: string): Checked<MarkdownSource> {
  const match = text.startsWith('---') ? FILE.exec(text) : null;
  if (!match?.groups) {
    const message =
      'the keys are missing. Begin the file with a line ---, then the keys, then a second line ---';
    return { ok: false, problems: [{ severity: 'error', file, line: 1, message }] };
  }
  const { keys = '', body = '' } = match.groups;
  const problems: Problem[] = REFUSED.flatMap(({ pattern, message }) => {
    const at = pattern.exec(body);
    if (!at) return [];
    const before = text.slice(0, text.length - body.length + at.index);
    return [{ severity: 'error', file, line: before.split('\n').length, message }];
  });
  const source = readYaml(file, keys, 2);
  if (!source.ok) return { ok: false, problems: [...source.problems, ...problems] };
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { keys: source.value, body } };
}
