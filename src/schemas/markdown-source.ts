import { markdownToMdast, type MdastNode } from 'satteri';
import type { Problem } from './problem.ts';
import { readYaml, type Checked, type YamlSource } from './yaml-source.ts';

/** A Markdown file: keys between two lines of `---`, and a text below them. */
export interface MarkdownSource {
  readonly keys: YamlSource;
  readonly body: string;
}

const FILE = /^---[ \t]*\r?\n(?<keys>[^]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)(?<body>[^]*)$/m;

/** Addresses that a link in a text may lead to, by their scheme. An address without one leads to this site. */
const LINK_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Reads a Markdown file with keys above its text. The text is parsed as the pages are, by Astro's own parser. */
export function readMarkdown(file: string, text: string): Checked<MarkdownSource> {
  const match = text.startsWith('---') ? FILE.exec(text) : null;
  if (!match?.groups) {
    const message =
      'the keys are missing. Begin the file with a line ---, then the keys, then a second line ---';
    return { ok: false, problems: [{ severity: 'error', file, line: 1, message }] };
  }
  const { keys = '', body = '' } = match.groups;
  const linesBefore = text.slice(0, text.length - body.length).split('\n').length - 1;
  const problems = faultsIn(markdownToMdast(body)).map(({ line, message }): Problem => {
    return { severity: 'error', file, line: linesBefore + line, message };
  });
  const source = readYaml(file, keys, 2);
  if (!source.ok) return { ok: false, problems: [...source.problems, ...problems] };
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { keys: source.value, body } };
}

/** Something in a text that is not published, and what to write instead. */
interface Fault {
  /** From 1, within the text. */
  readonly line: number;
  readonly message: string;
}

/** All faults of a text, each once per line. */
function faultsIn(node: MdastNode): readonly Fault[] {
  const message = faultOf(node);
  const line = node.position?.start.line ?? 1;
  const own = message === undefined ? [] : [{ line, message }];
  const inner = 'children' in node ? node.children.flatMap(faultsIn) : [];
  const faults = new Map(
    [...own, ...inner].map((fault) => [`${fault.line} ${fault.message}`, fault]),
  );
  return [...faults.values()];
}

function faultOf(node: MdastNode): string | undefined {
  switch (node.type) {
    case 'heading':
      return node.depth === 1
        ? 'a heading with one # would be a second title of the page. Begin headings with ##'
        : undefined;
    case 'image':
    case 'imageReference':
      return 'a picture in the text is not shown. Name it under image: above the text';
    case 'html':
      return 'HTML in the text is not published. Write it in Markdown, or delete it';
    case 'link':
    case 'definition':
      return isGoodLink(node.url)
        ? undefined
        : `“${node.url}” is not an address that a link can lead to. Write a web address such as https://museum.example, mailto: with an e-mail address, or tel: with a telephone number`;
    default:
      return undefined;
  }
}

function isGoodLink(address: string): boolean {
  const url = URL.parse(address, 'https://museum.example/events/');
  return url !== null && LINK_SCHEMES.includes(url.protocol);
}
