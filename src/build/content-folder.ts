import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { museumDay, type LocalDate } from '../domain/local-date.ts';
import {
  readContent,
  type Content,
  type ContentFiles,
  type ContentReading,
} from '../schemas/content.ts';
import { formatProblems, type Problem } from '../schemas/problem.ts';
import { pictureProblems } from './pictures.ts';

/** The environment variables that the build listens to. */
export interface BuildEnvironment {
  /** Another content folder than `content`. */
  readonly MUSEUM_CONTENT?: string | undefined;
  /** The museum's day, `YYYY-MM-DD`, instead of the clock's. */
  readonly MUSEUM_TODAY?: string | undefined;
}

/** Content that cannot be published. The message lists every problem by file and line, and is for staff. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** A content folder that was found good. */
export interface ContentFolder {
  readonly content: Content;
  /** What staff should know though nothing is wrong, one a line; empty if nothing. */
  readonly notices: string;
}

/** Lists problems of the content folder of that name. */
export type ProblemFormat = (problems: readonly Problem[], folder: string) => string;

/** Where the content lies, as an absolute path. */
export function contentFolderPath(environment: BuildEnvironment): string {
  return resolve(environment.MUSEUM_CONTENT || 'content');
}

/**
 * Reads the content folder, and checks all of it but its pictures.
 *
 * @throws {ContentError} if it is missing, anything in it is wrong, or the pinned day is no day
 */
export function readContentFolder(environment: BuildEnvironment): ContentFolder {
  return goodContent(readFolder(environment));
}

/**
 * Reads the content folder, and checks all of it.
 *
 * @param format lists the problems for the reader at hand
 * @throws {ContentError} likewise
 */
export async function checkContentFolder(
  environment: BuildEnvironment,
  format: ProblemFormat = formatProblems,
): Promise<ContentFolder> {
  const read = readFolder(environment);
  return goodContent(read, await pictureProblems(read.files), format);
}

interface FolderReading extends ContentReading {
  /** The folder as staff know it. */
  readonly name: string;
  readonly files: ContentFiles;
}

function readFolder(environment: BuildEnvironment): FolderReading {
  const folder = contentFolderPath(environment);
  const shown = relative(process.cwd(), folder);
  const name = shown.startsWith('..') ? folder : shown || '.';
  const files = readFiles(folder);
  return {
    ...readContent(files, (timeZone) => dayOfBuild(environment, timeZone)),
    name,
    files,
  };
}

function goodContent(
  { content, problems, name }: FolderReading,
  more: readonly Problem[] = [],
  format: ProblemFormat = formatProblems,
): ContentFolder {
  const all = [...problems, ...more];
  const list = format(all, name);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  if (content && errors === 0) return { content, notices: list };
  throw new ContentError(
    `${list}\n\n${errors === 1 ? 'One problem' : `${errors} problems`} in the content. Nothing is published.`,
  );
}

function dayOfBuild({ MUSEUM_TODAY }: BuildEnvironment, timeZone: string): LocalDate {
  try {
    return museumDay(new Date(), timeZone, MUSEUM_TODAY);
  } catch (error) {
    throw new ContentError(`${(error as Error).message}.`, { cause: error });
  }
}

function readFiles(folder: string): ContentFiles {
  try {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => statSync(path).isFile())
      .toSorted();
    return new Map(
      paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path)]),
    );
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    throw new ContentError(
      `${path}: this cannot be read (${code}). Set MUSEUM_CONTENT to the folder with museum.yaml in it, or leave it unset for content/.`,
      { cause: error },
    );
  }
}
