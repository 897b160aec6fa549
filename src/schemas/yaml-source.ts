import { LineCounter, isAlias, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem.ts';
import { staffWords } from './staff-words.ts';

/** A place in a value: the keys and positions that lead to it. */
export type Path = readonly PropertyKey[];

/** A YAML text, read. Every value is a text, a list or a group; nothing is taken for a number or a date. */
export interface YamlSource {
  readonly file: string;
  readonly data: unknown;
  /** The line that a value begins on; for a missing one, that of the group it is missing in. */
  lineOf(path: Path): number;
}

/** A value, or what keeps it from being one. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads YAML 1.2 with the failsafe schema, in which all plain values are texts. What would lose or change a text
 * without a word (anchors, aliases, tags, a `#` that cuts it off) is a problem.
 *
 * @param firstLine the line of the file that `yaml` begins on
 */
export function readYaml(file: string, yaml: string, firstLine = 1): Checked<YamlSource> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
  });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const problems: Problem[] = [];
  const report = (offset: number, message: string) =>
    problems.push({ severity: 'error', file, line: lineAt(offset), message });

  for (const { code, message, pos } of document.errors.slice(0, 1)) {
    report(pos[0], `this is not readable as YAML: ${YAML_REMEDIES[code] ?? message}`);
  }
  if (problems.length === 0) {
    visit(document, {
      Node(_, node) {
        const offset = node.range?.[0] ?? 0;
        if (isAlias(node) || node.anchor !== undefined || node.tag?.startsWith('!')) {
          report(offset, 'a text may not begin with *, & or !. Put it in single quotes');
        } else if (isScalar(node) && /^\S/.test(node.comment ?? '')) {
          report(
            offset,
            `“#${node.comment}” is cut off, as # begins a comment. Put the whole text in single quotes`,
          );
        }
      },
    });
  }
  if (problems.length > 0) return { ok: false, problems };

  const lineOf = (path: Path) => {
    let offset = document.contents?.range?.[0] ?? 0;
    let node: unknown = document.contents;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
        if (!pair || !isNode(pair.key)) break;
        offset = pair.key.range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(step)];
        if (!isNode(node)) break;
        offset = node.range?.[0] ?? offset;
      }
    }
    return lineAt(offset);
  };
  return { ok: true, value: { file, data: document.toJS(), lineOf } };
}

/** Checks a source against a schema; problems carry the file and the line. */
export function checkSource<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(source.data, { error: staffWords });
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    problems: result.error.issues.flatMap((issue) => {
      const keys = issue.path.filter((step) => typeof step === 'string').join('.');
      const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
      const messages = issue.message.split('\n');
      return places.map((place, index): Problem => ({
        severity: 'error',
        file: source.file,
        line: source.lineOf([...issue.path, ...place]),
        message: `${keys && `${keys}: `}${messages[index]}`,
      }));
    }),
  };
}

/** What to do about the mistakes that people make most, by the parser's code. */
const YAML_REMEDIES: Readonly<Record<string, string>> = {
  BAD_SCALAR_START: 'a text may not begin with this character. Put it in single quotes',
  BLOCK_AS_IMPLICIT_KEY: 'there is a second colon on the line. Put the text in single quotes',
  DUPLICATE_KEY: 'this key stands here twice. Delete one of the two',
  MISSING_CHAR: 'a quote or bracket that was opened is not closed. Close it',
  UNEXPECTED_TOKEN: 'the line is not what it seems to be. Put the text in single quotes',
  TAB_AS_INDENT: 'there is a tab at the beginning of the line. Indent with spaces',
};
