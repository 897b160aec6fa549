import sharp from 'sharp';
import { isPicture, type ContentFiles } from '../schemas/content.ts';
import type { Problem } from '../schemas/problem.ts';

/** The formats that pictures are read in, as sharp names them. */
const FORMATS = ['avif', 'gif', 'heif', 'jpeg', 'png', 'webp'];

/** Decodes every picture of a content folder, and finds those that are damaged or no pictures at all. */
export async function pictureProblems(files: ContentFiles): Promise<Problem[]> {
  const checked = [...files]
    .filter(([file]) => isPicture(file))
    .map(async ([file, bytes]): Promise<Problem[]> => {
      if (await isGood(bytes)) return [];
      const message =
        'this file is damaged, or not a picture. Open the original in a picture program and save it as JPEG or PNG';
      return [{ severity: 'error', file, line: 1, message }];
    });
  return (await Promise.all(checked)).flat();
}

async function isGood(bytes: Uint8Array): Promise<boolean> {
  try {
    const picture = sharp(bytes, { failOn: 'warning' });
    const { format } = await picture.metadata();
    await picture.stats();
    return FORMATS.includes(format);
  } catch {
    return false;
  }
}
