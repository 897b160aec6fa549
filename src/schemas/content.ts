import type { z } from 'zod';
import { addDays, type LocalDate } from '../domain/local-date.ts';
import type { Museum } from '../domain/museum.ts';
import type { Schedule } from '../domain/opening-hours.ts';
import { unprintableCharacter } from './characters.ts';
import { checkTogether, type EventFile } from './content-checks.ts';
import { eventSchema } from './event.ts';
import { readMarkdown } from './markdown-source.ts';
import { museumSchema } from './museum.ts';
import { exceptionsSchema, seasonsSchema, weekSchema } from './opening-hours.ts';
import type { Problem } from './problem.ts';
import { checkSource, readYaml, type Checked } from './yaml-source.ts';

/** The files of a content folder, by their path in it, e.g. `events/lamp-lighting.md`. */
export type ContentFiles = ReadonlyMap<string, Uint8Array>;

/** A content folder, read and found good. */
export interface Content {
  readonly museum: Museum;
  readonly schedule: Schedule;
  readonly events: readonly EventFile[];
  /** The same before any schema, as collections want them. */
  readonly raw: { readonly museum: unknown; readonly schedule: unknown };
}

/** What reading came to: content, unless there are errors; and all that staff should know. */
export interface ContentReading {
  readonly content?: Content;
  readonly problems: readonly Problem[];
}

/** Files that editors and systems leave behind. */
const LEFT_BEHIND = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)(\/|$)/;
const PICTURE = /^events\/.*\.(avif|gif|jpe?g|png|webp)$/i;
/** Pictures in formats that browsers do not show, or that cannot be made smaller. */
const OTHER_PICTURE = /\.(bmp|dng|hei[cf]|psd|svg|tiff?)$/i;
const HOURS_FILES = {
  usual: 'hours/usual-week.yaml',
  seasons: 'hours/seasons.yaml',
  exceptions: 'hours/exceptions.yaml',
};
const REQUIRED = ['museum.yaml', ...Object.values(HOURS_FILES)];

/**
 * Reads a content folder whole, and finds every problem at once.
 *
 * @param todayIn the museum's day in its time zone
 */
export function readContent(
  files: ContentFiles,
  todayIn: (timeZone: string) => LocalDate,
): ContentReading {
  const problems: Problem[] = [];
  const keep = <Value>(checked: Checked<Value>): Value | undefined => {
    if (checked.ok) return checked.value;
    problems.push(...checked.problems);
    return undefined;
  };
  const yaml = <Schema extends z.ZodType>(file: string, schema: Schema) => {
    const bytes = files.get(file);
    const text = bytes && keep(decode(file, bytes));
    const source = text === undefined ? undefined : keep(readYaml(file, text));
    const value = source && keep(checkSource(source, schema));
    return source && value !== undefined ? { source, value } : undefined;
  };

  problems.push(...missingFiles(files), ...strayFiles(files));
  const museum = yaml('museum.yaml', museumSchema);
  const usual = yaml(HOURS_FILES.usual, weekSchema);
  const seasons = yaml(HOURS_FILES.seasons, seasonsSchema);
  const exceptions = yaml(HOURS_FILES.exceptions, exceptionsSchema);
  const events = [...files]
    .filter(([file]) => isEventFile(file))
    .map(([file, bytes]) => {
      const text = keep(decode(file, bytes));
      const source = text === undefined ? undefined : keep(readMarkdown(file, text));
      const keys = source && keep(checkSource(source.keys, eventSchema));
      return source && keys && { file, keys, source: source.keys, body: source.body };
    })
    .filter((event) => event !== undefined);

  if (museum && usual && seasons && exceptions) {
    const today = todayIn(museum.value.timeZone);
    const schedule = {
      usual: usual.value,
      seasons: seasons.value,
      exceptions: exceptions.value,
    };
    problems.push(
      ...checkTogether({
        museum: museum.value,
        schedule,
        seasons: seasons.source,
        exceptions: exceptions.source,
        events,
        pictures: new Set(files.keys()),
        today,
        through: addDays(today, museum.value.publishedDaysAhead),
      }),
    );
    if (!problems.some(({ severity }) => severity === 'error')) {
      const raw = {
        museum: museum.source.data,
        schedule: {
          usual: usual.source.data,
          seasons: seasons.source.data,
          exceptions: exceptions.source.data,
        },
      };
      return { content: { museum: museum.value, schedule, events, raw }, problems };
    }
  }
  return { problems };
}

/** Whether a path is that of a picture that events may show. */
export function isPicture(file: string): boolean {
  return PICTURE.test(file) && !LEFT_BEHIND.test(file);
}

/** Whether a path is that of an event. */
function isEventFile(file: string): boolean {
  return /^events\/[^/]+\.md$/.test(file) && !LEFT_BEHIND.test(file);
}

function missingFiles(files: ContentFiles): Problem[] {
  return REQUIRED.filter((file) => !files.has(file)).map((file) => {
    const mayBeNone = file === HOURS_FILES.seasons || file === HOURS_FILES.exceptions;
    return error(
      file,
      `this file is missing. Add it${mayBeNone ? '; write [] in it if there are none' : ''}`,
    );
  });
}

function strayFiles(files: ContentFiles): Problem[] {
  const isKnown = (file: string) =>
    REQUIRED.includes(file) ||
    isEventFile(file) ||
    isPicture(file) ||
    file === 'README.md' ||
    LEFT_BEHIND.test(file);
  return [...files.keys()]
    .filter((file) => !isKnown(file))
    .map((file) =>
      error(
        file,
        OTHER_PICTURE.test(file)
          ? 'pictures of this kind cannot be shown. Open it in a picture program and save it as JPEG or PNG'
          : `this file is not read. Events are events/*.md, their pictures lie below events/, hours are ${Object.values(HOURS_FILES).join(', ')}. Rename, move or delete it`,
      ),
    );
}

/** Text files are UTF-8 without control characters; an old encoding would show wrong letters to visitors. */
function decode(file: string, bytes: Uint8Array): Checked<string> {
  const refused = (message: string, line = 1): Checked<string> => {
    return { ok: false, problems: [{ ...error(file, message), line }] };
  };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refused('this file is not saved as UTF-8 text. Save it again with the encoding UTF-8');
  }
  const unprintable = unprintableCharacter(text);
  if (unprintable) {
    const line = text.slice(0, unprintable.index).split('\n').length;
    return refused(unprintable.message, line);
  }
  if (text.trim() === '') return refused('this file is empty. Fill it, or delete it');
  return { ok: true, value: text };
}

function error(file: string, message: string): Problem {
  return { severity: 'error', file, line: 1, message };
}
