import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { getPublication } from '../queries/publication.ts';
import { weekdaysOf } from '../view/calendar.ts';
import { FLAT_PNG } from '../view/picture.ts';
import { sharePicture } from '../view/share-picture.ts';

/** The museum's usual week as a picture, for those who share a page. */
export const GET: APIRoute = async () => {
  const { museum, schedule } = await getPublication();
  const svg = sharePicture(schedule.usual, weekdaysOf(museum.language));
  return new Response(new Uint8Array(await sharp(Buffer.from(svg)).png(FLAT_PNG).toBuffer()));
};
