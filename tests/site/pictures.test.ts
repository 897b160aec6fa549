import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { parseDataSet } from '../../src/api/data-set.ts';
import { readContentFolder } from '../../src/build/content-folder.ts';
import { MANIFEST, SHARE_PICTURE, posterPath, sharePicturePath } from '../../src/view/paths.ts';
import { AWKWARD, AWKWARD_RELEASE, EVENTS, RELEASE, ROOT } from '../sample.ts';

const fileOf = (path: string, release = RELEASE) => join(release, 'site', path);
const read = (path: string, release = RELEASE) => readFileSync(fileOf(path, release), 'utf8');
const published = parseDataSet(readFileSync(join(RELEASE, 'museum.json'), 'utf8')).events;
const { content } = readContentFolder({ MUSEUM_CONTENT: join(ROOT, 'content') });
const withImage = new Set(
  content.events.filter(({ keys }) => keys.image).map(({ keys }) => keys.eventId),
);
const withoutImage = published
  .map(({ eventId }) => eventId)
  .filter((eventId) => !withImage.has(eventId));

/** What kind of picture a file is, and its size in pixels. */
async function pictureIn(path: string) {
  const { format, width, height } = await sharp(fileOf(path)).metadata();
  return { format, width, height };
}

test('there is a poster for each event without an image, and none for the others', () => {
  const files = readdirSync(fileOf('events'));
  for (const kind of ['svg', 'png']) {
    const drawn = files.filter((file) => file.endsWith(`.${kind}`));
    expect(drawn.toSorted()).toEqual(withoutImage.map((id) => `${id}.${kind}`).toSorted());
  }
  expect(withoutImage).toHaveLength(18);
});

test('a poster is 1200 by 630, as SVG and as PNG, and small', async () => {
  for (const eventId of withoutImage) {
    const [svg, png] = [posterPath(eventId), sharePicturePath(eventId)];
    expect(await pictureIn(svg)).toEqual({ format: 'svg', width: 1200, height: 630 });
    expect(await pictureIn(png)).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(statSync(fileOf(svg)).size).toBeLessThan(6000);
    expect(statSync(fileOf(png)).size).toBeLessThan(40_000);
  }
});

test('a poster is lit when its event is on', async () => {
  // 18:45 to 19:45; half a unit a minute from 240.
  expect(read(posterPath(EVENTS.fridayShanties))).toContain('d="M802.5 524h30v60h-30z"');
  // Without sessions: the hours of a Friday, 10:00 to 20:00.
  expect(read(posterPath(AWKWARD.eventId), AWKWARD_RELEASE)).toContain('d="M540 524h300v60h-300z"');
  const png = sharp(fileOf(sharePicturePath(EVENTS.fridayShanties)));
  const { data, info } = await png.raw().toBuffer({ resolveWithObject: true });
  /** What is lit is more red than blue, what is dark more blue than red. */
  const isLitAt = (x: number) => {
    const from = (550 * info.width + x) * info.channels;
    const [red = 0, , blue = 0] = data.subarray(from);
    return red > blue;
  };
  expect([800, 804, 830, 834].map(isLitAt)).toEqual([false, true, true, false]);
});

test('the museum’s own picture is 1200 by 630', async () => {
  expect(await pictureIn(SHARE_PICTURE)).toEqual({ format: 'png', width: 1200, height: 630 });
});

test('the manifest says who the museum is, and its icons are there in the sizes it says', async () => {
  const { icons, ...manifest } = JSON.parse(read(MANIFEST));
  expect(manifest).toEqual({
    id: '/',
    name: 'The Saltmarket Museum',
    description: 'Salt, ships and lamplight in a 1782 warehouse on the quay.',
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: '#071523',
    background_color: '#f9f5ec',
  });
  expect(icons).toHaveLength(3);
  for (const { src, sizes, type } of icons) {
    const { format, width, height } = await pictureIn(src);
    expect(`image/${format} ${width}x${height}`).toBe(`${type} ${sizes}`);
  }
});

test('icons that devices cut to a form of theirs are opaque', async () => {
  for (const path of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) {
    const { isOpaque } = await sharp(fileOf(path)).stats();
    expect(isOpaque, path).toBe(true);
  }
  expect(await pictureIn('apple-touch-icon.png')).toEqual({
    format: 'png',
    width: 180,
    height: 180,
  });
});

test('favicon.ico holds one PNG of 32 by 32', async () => {
  const icon = readFileSync(fileOf('favicon.ico'));
  const [size, from] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), from + size]).toEqual([1, 1, icon.length]);
  const { format, width, height } = await sharp(icon.subarray(from)).metadata();
  expect([format, width, height, icon[6], icon[7]]).toEqual(['png', 32, 32, 32, 32]);
});

test('robots may read all pages, not the service, and are told of the sitemap', () => {
  expect(read('robots.txt').split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    'Sitemap: https://saltmarket.example/sitemap-index.xml',
    '',
  ]);
  expect(statSync(fileOf('sitemap-index.xml')).isFile()).toBe(true);
});
