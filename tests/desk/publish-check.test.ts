import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { filesIn } from '../../src/build/files-in.ts';
import { aheadIn, losses } from '../../src/desk/publish/check-release.ts';
import { deadEnds } from '../../src/desk/publish/links.ts';
import { checkPictures } from '../../src/desk/publish/pictures.ts';
import { parseLocalDate } from '../../src/domain/local-date.ts';
import { EVENTS, RELEASE } from '../sample.ts';
import { digestsOf, edit } from './files.ts';
import { expectGood, publishSample, up } from './publish-folder.ts';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const AGAIN = 'Publish again; if it is so again, the program needs mending.';
const MEND = 'Correct the link in the content, or put back what it leads to.';
const EVENT_PAGE = `/events/${EVENTS.fridayShanties}/`;

type Damage = (release: string) => void;
/** A damage to a build, and the problems that are found, in full. */
const DAMAGES: Readonly<Record<string, readonly [Damage, ...string[]]>> = {
  'a page that is missing': [
    (release) => rmSync(join(release, 'site', EVENT_PAGE), { recursive: true }),
    `${EVENT_PAGE}: the sitemap names it, but there is no page. ${AGAIN}`,
    `${EVENT_PAGE}: it is not there, but 40 pages lead to it, such as /events/61f878b6-604a-41e8-a276-207edab80ccc/. ${MEND}`,
  ],
  'a 404 page that is missing': [
    (release) => rmSync(join(release, 'site', '404.html')),
    `/404.html: the page for what is not there is missing. ${AGAIN}`,
  ],
  'a sitemap that is missing': [
    (release) => rmSync(join(release, 'site', 'sitemap-0.xml')),
    `site/sitemap-0.xml: it names no page. ${AGAIN}`,
    'pages besides those of events: 54 in the release that is up, 0 in this one. If that is meant, publish with --allow-emptier; if not, put back what the content lacks.',
  ],
  'links of staff that lead nowhere, next to some that are good': [
    (release) =>
      addTo(
        join(release, 'site', EVENT_PAGE, 'index.html'),
        `<a href="/hours/#month-2026-13">a</a> <a href="../nowhere?from=here#at-all">b</a>
         <a href="#top">c</a> <a href="#content">d</a> <a href="/events">e</a> <a href="">f</a>
         <a href="https://saltmarket.example/shop">g</a> <a href="mailto:desk@saltmarket.example">h</a>
         <a href="//other.example/x">i</a> <a href="/%E0%A4%A">j</a>`,
      ),
    `/hours/#month-2026-13: the page has no such place, but ${EVENT_PAGE} leads to it. ${MEND}`,
    `/events/nowhere: it is not there, but ${EVENT_PAGE} leads to it. ${MEND}`,
    `/%E0%A4%A: it is not there, but ${EVENT_PAGE} leads to it. ${MEND}`,
  ],
  'pictures, styles and scripts that are not there': [
    (release) =>
      addTo(
        join(release, 'site', 'index.html'),
        `<img src="/_astro/1.webp" srcset="/_astro/2.webp 480w, /_astro/3.webp 800w,/_astro/4.webp"><script src="/_astro/5.js"></script>
         <link rel="stylesheet" href="/_astro/6.css"><meta property="og:image" content="https://saltmarket.example/7.jpg">
         <source srcset="/favicon.svg 1x, /8.svg 2x">`,
      ),
    ...['_astro/1.webp', '_astro/2.webp', '_astro/3.webp', '_astro/4.webp', '_astro/5.js']
      .concat('_astro/6.css', '7.jpg', '8.svg')
      .map((file) => `/${file}: it is not there, but / leads to it. ${MEND}`),
  ],
  'pictures that are cut short, empty or not pictures': [
    (release) => {
      const site = join(release, 'site');
      halve(join(site, 'events', `${EVENTS.fridayShanties}.png`));
      halve(join(site, 'icon-192.png'));
      writeFileSync(join(site, 'favicon.svg'), '');
      writeFileSync(join(site, 'share.png'), 'this is not a picture');
    },
    `site/events/${EVENTS.fridayShanties}.png, site/favicon.svg, site/icon-192.png and 1 more: this picture is damaged. Remove the folder .astro/cache and publish again; if it happens again, replace the picture in the content.`,
  ],
  'a build that does not say which day it is for': [
    (release) => rmSync(join(release, 'site', 'release.txt')),
    `site/release.txt: it is missing. ${AGAIN}`,
  ],
  'a build that says another day than it was built for': [
    (release) => edit(join(release, 'site', 'release.txt'), '2026-11-20', '2026-11-19'),
    `site/release.txt: it says 2026-11-19, not 2026-11-20. ${AGAIN}`,
  ],
  'data of the service among the pages': [
    (release) => {
      writeFileSync(join(release, 'site', 'museum.json'), '{}');
      writeFileSync(join(release, 'site', 'events', 'all.json.br'), '');
      mkdirSync(join(release, 'site', 'api'));
      writeFileSync(join(release, 'site', 'api', 'events'), '');
    },
    `site/museum.json: data of the service would be open to everyone. ${AGAIN}`,
    `site/api/events: data of the service would be open to everyone. ${AGAIN}`,
    `site/events/all.json.br: data of the service would be open to everyone. ${AGAIN}`,
  ],
  'a data set that is cut short': [
    (release) => writeFileSync(join(release, 'museum.json'), '{"version":1,'),
    `museum.json: this is not JSON. ${AGAIN}`,
  ],
  'a data set of another form': [
    (release) => edit(join(release, 'museum.json'), '"version":1', '"version":2'),
    `museum.json: ✖ Invalid input: expected 1 → at version. ${AGAIN}`,
  ],
  'answers that are missing, cut short, of another form and of another day': [
    (release) => {
      const api = join(release, 'api');
      rmSync(join(api, 'by-date', '2027-01-19', 'museum-hours.json'));
      writeFileSync(join(api, 'by-date', '2026-12-01', 'special-events.json'), '[{');
      edit(join(api, 'museum-hours.json'), '"timeOpen":"11:00"', '"timeOpen":"24:00"');
      edit(join(api, 'special-events.json'), '"price":', '"cost":');
      writeFileSync(
        join(api, 'by-date', '2026-11-22', 'museum-hours.json'),
        readFileSync(join(api, 'by-date', '2026-11-21', 'museum-hours.json')),
      );
    },
    `api/museum-hours.json: 2.timeOpen: Invalid ISO time. ${AGAIN}`,
    `api/special-events.json: 0.price: Invalid input: expected number, received undefined. ${AGAIN}`,
    `api/by-date/2026-11-22/museum-hours.json: this is not what the service answers. ${AGAIN}`,
    `api/by-date/2026-12-01/special-events.json: this is not JSON. ${AGAIN}`,
    `api/by-date/2027-01-19/museum-hours.json: it is missing. ${AGAIN}`,
  ],
  'an answer with a field that the contract does not have': [
    (release) =>
      edit(
        join(release, 'api', 'by-date', '2026-11-25', 'special-events.json'),
        '"price":',
        '"status":"scheduled","price":',
      ),
    `api/by-date/2026-11-25/special-events.json: 0: Unrecognized key: "status". ${AGAIN}`,
  ],
  'default pages that are all missing': [
    (release) => rmSync(join(release, 'api', 'by-date'), { recursive: true }),
    `api/by-date/2026-11-20/museum-hours.json, api/by-date/2026-11-20/special-events.json, api/by-date/2026-11-21/museum-hours.json and 119 more: it is missing. ${AGAIN}`,
  ],
  'an event without its answer, and an answer without its event': [
    (release) => {
      const events = join(release, 'api', 'special-events');
      rmSync(join(events, `${EVENTS.past}.json`));
      writeFileSync(join(events, `${EVENTS.draft}.json`), '{}');
    },
    `api/special-events/${EVENTS.past}.json: it is missing. ${AGAIN}`,
    `api/special-events/${EVENTS.draft}.json: this event is not published. ${AGAIN}`,
  ],
  'no pages and no answers at all': [
    (release) => {
      rmSync(join(release, 'site'), { recursive: true });
      rmSync(join(release, 'api'), { recursive: true });
    },
    `site: it is missing. ${AGAIN}`,
    `api: it is missing. ${AGAIN}`,
  ],
};

for (const [name, [damage, ...problems]] of Object.entries(DAMAGES)) {
  test(`publish refuses ${name}`, async () => {
    await publishSample(folder);
    const counted = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
    const message = await messageOf(publishSample(folder, { damage }));
    expect(message.split('\n')).toEqual([...problems, '', `${counted} in the build.`]);
    expect(up(folder)).toBe('releases/000001-2026-11-20');
    expectGood(folder);
    expect(readdirSync(join(folder, 'releases'))).toEqual(['000001-2026-11-20']);
    expect(readdirSync(join(folder, '.publish'))).toEqual(['lock']);
  });
}

test('publish refuses a build for another day than it was asked for', async () => {
  const content = { day: parseLocalDate('2026-11-21') };
  const message = await messageOf(publishSample(folder, { content }));
  expect(message).toContain(
    'api/by-date/2027-01-20/museum-hours.json, api/by-date/2027-01-20/special-events.json: it is missing.',
  );
  expect(existsSync(join(folder, 'current'))).toBe(false);
});

test('publish refuses to lose more than half of the events to come, unless told', async () => {
  await publishSample(folder);
  const file = join(folder, 'current', 'museum.json');
  const museum = JSON.parse(readFileSync(file, 'utf8'));
  const [event] = museum.events;
  const coming = Array.from({ length: 40 }, () => ({ ...event, dates: ['2026-11-20'] }));
  const past = Array.from({ length: 200 }, () => ({ ...event, dates: ['2026-11-19'] }));
  writeFileSync(
    file,
    JSON.stringify({ ...museum, events: [...museum.events, ...coming, ...past] }),
  );

  expect(await messageOf(publishSample(folder))).toBe(
    'events to come: 67 in the release that is up, 27 in this one. If that is meant, publish with --allow-emptier; if not, put back what the content lacks.\n\nOne problem in the build.',
  );
  expect(up(folder)).toBe('releases/000001-2026-11-20');
  await publishSample(folder, { allowEmptier: true });
  expect(up(folder)).toBe('releases/000002-2026-11-20');
});

test('up to half of what is ahead may go; what is over does not count', () => {
  const before = { pages: 3, events: 20, openDays: 340 };
  expect(losses(before, { pages: 2, events: 10, openDays: 170 })).toEqual([]);
  expect(losses(before, { pages: 1, events: 9, openDays: 169 })).toHaveLength(3);
  expect(losses({ ...before, events: 1 }, { ...before, events: 0 })).toHaveLength(1);
  expect(losses({ ...before, events: 2 }, { ...before, events: 1 })).toEqual([]);
  expect(losses({ ...before, events: 0 }, { ...before, events: 0 })).toEqual([]);
  expect(losses(undefined, before)).toEqual([]);
});

test('a closure, however long, does not count as lost opening days', async () => {
  await publishSample(folder);
  const release = join(folder, 'current');
  const openDays = () => aheadIn(release, parseLocalDate('2026-11-20'))?.openDays;
  const before = openDays();
  const file = join(release, 'museum.json');
  const museum = JSON.parse(readFileSync(file, 'utf8'));
  museum.schedule.exceptions.push({
    dates: { kind: 'until further notice', first: '2026-11-20' },
    day: { kind: 'closed' },
    reason: 'Flood in the cellar',
  });
  writeFileSync(file, JSON.stringify(museum));
  expect(before).toBeGreaterThan(300);
  // The sample's own closures, four days in January 2027 and four in November, do not count either.
  expect(openDays()).toBe(before);
});

test('a release that is up but cannot be read holds no publish up', async () => {
  await publishSample(folder);
  writeFileSync(join(folder, 'current', 'museum.json'), '');
  await publishSample(folder);
  rmSync(join(folder, 'releases', '000002-2026-11-20', 'site'), { recursive: true });
  await publishSample(folder);
  rmSync(join(folder, 'releases', '000003-2026-11-20'), { recursive: true });
  await publishSample(folder);
  expect(up(folder)).toBe('releases/000004-2026-11-20');
  expectGood(folder);
});

test('a picture of any format is found to be damaged when its last part is missing', async () => {
  const site = join(RELEASE, 'site');
  const pictures = filesIn(site).filter((file) => /\/low-water\./.test(file));
  expect(new Set(pictures.map((file) => extname(file)))).toEqual(
    new Set(['.avif', '.jpeg', '.jpg', '.webp']),
  );
  for (const picture of pictures) cpSync(join(site, picture), join(folder, basename(picture)));
  const { damaged, whole } = await checkPictures(folder, new Set());
  expect(damaged).toEqual([]);
  const names = readdirSync(folder).toSorted();
  for (const name of names) halve(join(folder, name));
  expect(await checkPictures(folder, new Set(whole))).toEqual({ damaged: names, whole: [] });
});

test('a picture that was decoded for the release that is up is not decoded again', async () => {
  const picture = (text: string) => ({
    damage: (release: string) => writeFileSync(join(release, 'site', 'share.png'), text),
  });
  const digest = createHash('sha256').update('not a picture').digest('hex');
  await publishSample(folder);
  const record = join(folder, 'current', 'whole-pictures.json');
  const digests: string[] = JSON.parse(readFileSync(record, 'utf8'));
  expect(digests).toEqual(Object.values(picturesOf(RELEASE)).toSorted());

  await expect(publishSample(folder, picture('not a picture'))).rejects.toThrow('share.png');
  writeFileSync(record, JSON.stringify([...digests, digest]));
  await publishSample(folder, picture('not a picture'));
  writeFileSync(record, '["');
  await expect(publishSample(folder, picture('not a picture'))).rejects.toThrow('share.png');
});

test('links are read as browsers read them', () => {
  const page = (text: string) => writeFileSync(join(folder, 'index.html'), text);
  const dead = () => deadEnds(folder, 'https://museum.example').map(({ target }) => target);
  writeFileSync(join(folder, 'icons.svg'), '<svg><g id="open"/></svg>');
  writeFileSync(join(folder, 'salt & sea.html'), '<h2 id="Überblick">x</h2>');
  page(
    `<!-- <a href="/comment"> --> <script>'<a href="/script">'</script> <p title='<a href="/title">'>
     <a href="/icons.svg#open">a</a> <a href="/icons.svg#shut">b</a> <use href="icons.svg#open"/>
     <A HREF='/salt%20&amp;%20sea.html#%C3%9Cberblick'>c</A> <a href=/salt%20%26%20sea.html#>d</a>
     <a href="webcal://museum.example/events.ics">e</a> <a href="webcal://other.example/f.ics">f</a>
     <a name="old"></a><a href="#old">g</a> <a href="#:~:text=salt">h</a> <a href="#old:~:text=x">i</a>`,
  );
  expect(dead()).toEqual(['/icons.svg#shut', '/events.ics']);
});

/** Puts something into a page where nothing else refers to it. */
function addTo(file: string, html: string): void {
  appendFileSync(file, html);
}

function picturesOf(release: string): Readonly<Record<string, string>> {
  const files = Object.entries(digestsOf(join(release, 'site')));
  return Object.fromEntries(
    files.filter(([file]) => /\.(?:avif|jpeg|jpg|png|svg|webp)$/.test(file)),
  );
}

/** Leaves the first half of a file. */
function halve(file: string): void {
  truncateSync(file, Math.floor(statSync(file).size / 2));
}

async function messageOf(failing: Promise<unknown>): Promise<string> {
  const error = await failing.then(
    () => new Error('it did not fail'),
    (reason: Error) => reason,
  );
  return error.message;
}
