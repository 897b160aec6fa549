import { Refusal } from './refusal.ts';

const WORDS: Readonly<Record<string, string>> = {
  EACCES:
    'this user may not write or read it. Run the command as the user whom the folder belongs to',
  EBUSY: 'something else uses it. Stop that',
  EDQUOT: 'this user may not store more on the disk. Make room',
  EEXIST: 'something else is in its place. Move that away',
  EIO: 'the disk has a fault. Look after the disk',
  EISDIR: 'this is a folder where a file should be. Move it away',
  EMFILE: 'too many files are open on this machine. Close some programs',
  ENOENT: 'this is not there. Make it, or name another',
  ENOSPC: 'the disk is full. Make room on it',
  ENOTDIR: 'this is a file where a folder should be. Name another folder, or move it away',
  ENOTEMPTY: 'something was put into it meanwhile. Move that away',
  EPERM: 'this user may not do that there. Run the command as the user whom the folder belongs to',
  EROFS: 'the disk may only be read. Make it writable',
  EXDEV: 'the folder is spread over two disks. Keep all of it on one',
};

/** What went wrong, in words that staff can act on: one line for what a system refuses, none of the program's own. */
export function explain(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  for (const cause of causes(error)) {
    const { code = '', path, dest } = cause as NodeJS.ErrnoException & { dest?: string };
    const words = WORDS[code];
    const place = code === 'ENOENT' ? path : (dest ?? path);
    if (words) return place ? `${place}: ${words}.` : `${capitalised(words)}.`;
  }
  return withoutStack(error instanceof Error ? error.message : String(error));
}

/** An error, and what it says was behind it. */
function causes(error: unknown): readonly unknown[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error, ...inner.flatMap(causes), ...causes(error.cause)];
}

function withoutStack(message: string): string {
  return message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim();
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
