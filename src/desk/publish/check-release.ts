import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { parseDataSet, type DataSet } from '../../api/data-set.ts';
import { operatingHoursSchema, specialEventSchema } from '../../api/entries.ts';
import { getMuseumHours, listSpecialEvents } from '../../api/operations.ts';
import { readMuseumHoursQuery, readSpecialEventsQuery } from '../../api/parameters.ts';
import { DAYS_AHEAD } from '../../api/prebuilt.ts';
import { filesIn } from '../../build/files-in.ts';
import { addDays, eachDay, type LocalDate } from '../../domain/local-date.ts';
import { RELEASE_RECORD } from '../../domain/release-record.ts';
import { deadEnds, fileOf, sitemapAddresses, type DeadEnd } from './links.ts';
import { checkPictures } from './pictures.ts';
import { readReleaseRecord } from './release-record.ts';

/** What is wrong with a build, and how much is in it. */
export interface CheckedRelease {
  /** One line each, with what to do; none if it may be published. */
  readonly problems: readonly string[];
  readonly pages: number;
  readonly events: number;
  /** Digests of the pictures that can be decoded. */
  readonly wholePictures: readonly string[];
}

/** What a release has to say about the time from a day on. */
export interface Ahead {
  /** Pages but those of single events. */
  readonly pages: number;
  /** Events with a day still to come. */
  readonly events: number;
  /** Days whose hours are published and on which the museum is open, or would be without a dated closure. */
  readonly openDays: number;
}

const DATA_SET = 'museum.json';
/** Data of the service, by the form of its files. What describes the service is for everyone. */
const GUARDED = /^(?!openapi\.).*\.json(?:\.(?:br|gz))?$/;
const REBUILD = 'Publish again; if it is so again, the program needs mending.';
const REPLACE_PICTURE =
  'Remove the folder .astro/cache and publish again; if it happens again, replace the picture in the content.';
const MEND_LINK = 'Correct the link in the content, or put back what it leads to.';

/**
 * Looks through a whole build: pages, links, pictures, answers of the service, and that nothing guarded is among the
 * pages.
 *
 * @param day the museum's day that it was built for
 * @param up the folder of the release that is up, if it is not to lose much against that
 * @param knownPictures digests of pictures that an earlier check decoded
 */
export async function checkRelease(
  release: string,
  day: LocalDate,
  up: string | undefined,
  knownPictures: ReadonlySet<string>,
): Promise<CheckedRelease> {
  const lacking = ['site', 'api'].filter((part) => !existsSync(join(release, part)));
  if (lacking.length > 0) {
    const problems = lacking.map((part) => `${part}: it is missing. ${REBUILD}`);
    return { problems, pages: 0, events: 0, wholePictures: [] };
  }
  const site = join(release, 'site');
  const { museum, problems } = checkDataSet(release);
  const pages = sitemapAddresses(site);
  const pictures = await checkPictures(site, knownPictures);
  return {
    problems: [
      ...problems,
      ...(museum ? checkAnswers(join(release, 'api'), museum, day) : []),
      ...checkRecord(release, day),
      ...checkGuarded(site),
      ...checkPages(site, pages),
      ...describeDamaged(pictures.damaged),
      ...(up ? losses(aheadIn(up, day), aheadIn(release, day)) : []),
    ],
    pages: pages.length,
    events: museum?.events.length ?? 0,
    wholePictures: pictures.whole,
  };
}

/** A list of problems as it is printed: one a line, then how many there are. */
export function listProblems(problems: readonly string[]): string {
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  return `${problems.join('\n')}\n\n${count} in the build.`;
}

/** What a release has to say from a day on; `undefined` if it cannot be read. */
export function aheadIn(release: string, day: LocalDate): Ahead | undefined {
  const { museum } = checkDataSet(release);
  const site = join(release, 'site');
  if (!museum || !existsSync(site)) return undefined;
  return {
    pages: Math.max(0, sitemapAddresses(site).length - museum.events.length),
    events: museum.events.filter(({ dates }) => dates.some((date) => date >= day)).length,
    openDays: getMuseumHours(withoutClosures(museum), { startDate: day, page: 1, limit: 1 }).total,
  };
}

/** A flood may close the museum for months: that must not keep a release from being published. */
function withoutClosures({ schedule, ...museum }: DataSet): DataSet {
  const exceptions = schedule.exceptions.filter(
    ({ dates, day }) => dates.kind === 'yearly' || day.kind === 'open',
  );
  return { ...museum, schedule: { ...schedule, exceptions } };
}

/**
 * What would be lost with a release: of what is still ahead, more than half. Time alone takes nothing of that away,
 * and staff who tidy up old events lose nothing either; a content folder gone wrong does.
 */
export function losses(up: Ahead | undefined, fresh: Ahead | undefined): readonly string[] {
  if (!up || !fresh) return [];
  const counts = [
    [up.pages, fresh.pages, 'pages besides those of events'],
    [up.events, fresh.events, 'events to come'],
    [up.openDays, fresh.openDays, 'open days with hours'],
  ] as const;
  return counts
    .filter(([before, now]) => now * 2 < before)
    .map(
      ([before, now, what]) =>
        `${what}: ${before} in the release that is up, ${now} in this one. If that is meant, publish with --allow-emptier; if not, put back what the content lacks.`,
    );
}

function checkDataSet(release: string): {
  readonly museum?: DataSet;
  readonly problems: readonly string[];
} {
  try {
    return { museum: parseDataSet(readFileSync(join(release, DATA_SET), 'utf8')), problems: [] };
  } catch (error) {
    return { problems: [`${DATA_SET}: ${reasonOf(error)}. ${REBUILD}`] };
  }
}

/** Whether each prebuilt answer is there, is of the contract's form, and is what the service would answer. */
function checkAnswers(api: string, museum: DataSet, day: LocalDate): readonly string[] {
  const none = new URLSearchParams();
  const lists = (date: LocalDate, folder: string): readonly Answer[] => [
    {
      file: `${folder}museum-hours.json`,
      schema: z.array(operatingHoursSchema),
      value: getMuseumHours(museum, readMuseumHoursQuery(none, date)).entries,
    },
    {
      file: `${folder}special-events.json`,
      schema: z.array(specialEventSchema),
      value: listSpecialEvents(museum, readSpecialEventsQuery(none, date)).entries,
    },
  ];
  const answers = [
    ...lists(day, ''),
    ...eachDay(day, addDays(day, DAYS_AHEAD)).flatMap((date) => lists(date, `by-date/${date}/`)),
    ...museum.events.map((event) => ({
      file: `special-events/${event.eventId}.json`,
      schema: specialEventSchema,
      value: event,
    })),
  ];
  const expected = new Set(answers.map(({ file }) => file));
  const unexpected = filesIn(api)
    .filter((file) => file.startsWith('special-events/') && !expected.has(file))
    .map((file) => ({ file, reason: 'this event is not published' }));
  const faults = [...answers.flatMap((answer) => checkAnswer(api, answer)), ...unexpected];
  return [...Map.groupBy(faults, ({ reason }) => reason)].map(
    ([reason, alike]) => `${named(alike.map(({ file }) => `api/${file}`))}: ${reason}. ${REBUILD}`,
  );
}

interface Fault {
  readonly file: string;
  readonly reason: string;
}

/** The first of some files, and how many more there are: what is wrong with one is often wrong with all. */
function named(files: readonly string[]): string {
  const more = files.length - 3;
  return `${files.slice(0, 3).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

interface Answer {
  readonly file: string;
  readonly schema: z.ZodType;
  readonly value: unknown;
}

function checkAnswer(api: string, { file, schema, value }: Answer): readonly Fault[] {
  try {
    const read: unknown = schema.parse(JSON.parse(readFileSync(join(api, file), 'utf8')));
    return isDeepStrictEqual(read, value)
      ? []
      : [{ file, reason: 'this is not what the service answers' }];
  } catch (error) {
    return [{ file, reason: reasonOf(error) }];
  }
}

/** Whether a release says which day it was built for, so that its age is known wherever it is served. */
function checkRecord(release: string, day: LocalDate): readonly string[] {
  const file = `site/${RELEASE_RECORD}`;
  try {
    const record = readReleaseRecord(release);
    return record.day === day ? [] : [`${file}: it says ${record.day}, not ${day}. ${REBUILD}`];
  } catch (error) {
    return [
      `${file}: ${error instanceof SyntaxError ? error.message : reasonOf(error)}. ${REBUILD}`,
    ];
  }
}

/** Whether the folder that anyone may read holds data of the service. */
function checkGuarded(site: string): readonly string[] {
  return filesIn(site)
    .filter((file) => file.startsWith('api/') || GUARDED.test(file))
    .map((file) => `site/${file}: data of the service would be open to everyone. ${REBUILD}`);
}

function checkPages(site: string, pages: readonly URL[]): readonly string[] {
  const [first] = pages;
  if (!first) return [`site/sitemap-0.xml: it names no page. ${REBUILD}`];
  const missing = pages
    .filter(({ pathname }) => !fileOf(site, pathname))
    .map(({ pathname }) => `${pathname}: the sitemap names it, but there is no page. ${REBUILD}`);
  const notFound = fileOf(site, '/404.html')
    ? []
    : [`/404.html: the page for what is not there is missing. ${REBUILD}`];
  return [...missing, ...notFound, ...deadEnds(site, first.origin).map(describeDeadEnd)];
}

function describeDamaged(damaged: readonly string[]): readonly string[] {
  if (damaged.length === 0) return [];
  const files = damaged.map((file) => `site/${file}`);
  return [`${named(files)}: this picture is damaged. ${REPLACE_PICTURE}`];
}

function describeDeadEnd({ target, lacks, from }: DeadEnd): string {
  const what = lacks === 'file' ? 'it is not there' : 'the page has no such place';
  const [one = ''] = from;
  const who = from.length === 1 ? `${one} leads` : `${from.length} pages lead`;
  const where = from.length === 1 ? '' : `, such as ${one}`;
  return `${target}: ${what}, but ${who} to it${where}. ${MEND_LINK}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return `${issue?.path.join('.')}: ${issue?.message}`;
  }
  if (error instanceof SyntaxError) return 'this is not JSON';
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'it is missing';
  return (error as Error).message.replaceAll(/\s*\n\s*/g, ' ');
}
