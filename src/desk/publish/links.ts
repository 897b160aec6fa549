import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { filesIn } from '../../build/files-in.ts';

/** A place that pages lead to and that is not there. */
export interface DeadEnd {
  /** Its address, from the first slash. */
  readonly target: string;
  /** Whether there is nothing, or only the place within the page is missing. */
  readonly lacks: 'file' | 'place';
  /** The addresses of the pages that lead to it. */
  readonly from: readonly string[];
}

/** Attributes that hold one address. `cite`, `longdesc` and the like lead nowhere that a visitor goes. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data'];
const ADDRESS_LISTS = ['srcset', 'imagesrcset'];
/** Kinds of files that have places of their own. */
const WITH_PLACES = /\.(?:html|svg)$/;

/** The addresses of all pages that the sitemap of a site names. */
export function sitemapAddresses(site: string): readonly URL[] {
  return readdirSync(site)
    .filter((name) => /^sitemap-\d+\.xml$/.test(name))
    .flatMap((name) => locations(readFileSync(join(site, name), 'utf8')));
}

/**
 * The file that a host answers a path with, from the site's own folder; `undefined` if there is none.
 *
 * @param path as in an address, from the first slash
 */
export function fileOf(site: string, path: string): string | undefined {
  let file: string;
  try {
    file = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const candidates = file.endsWith('/') ? [`${file}index.html`] : [file, `${file}/index.html`];
  return candidates.find((each) => statSync(join(site, each), { throwIfNoEntry: false })?.isFile());
}

/**
 * Everything in a site that its pages link to, show or load and that is not there.
 *
 * @param origin the site's own, e.g. `https://museum.example`; what leads elsewhere is not looked at
 */
export function deadEnds(site: string, origin: string): readonly DeadEnd[] {
  const pages = new Map<string, Page>();
  const pageAt = (file: string) => {
    const known = pages.get(file);
    if (known) return known;
    const page = readPage(readFileSync(join(site, file), 'utf8'));
    pages.set(file, page);
    return page;
  };
  const found = new Map<string, DeadEnd>();
  for (const file of htmlFiles(site)) {
    const address = file.replace(/(^|\/)index\.html$/, '$1');
    for (const link of pageAt(file).links) {
      const url = ownUrl(link, new URL(address, origin));
      if (!url) continue;
      const target = fileOf(site, url.pathname);
      const place = placeOf(url);
      if (target && (!place || !WITH_PLACES.test(target) || pageAt(target).places.has(place))) {
        continue;
      }
      const lacks = target ? 'place' : 'file';
      const shown = target ? `${url.pathname}${url.hash}` : url.pathname;
      const { from } = found.get(shown) ?? { from: [] };
      found.set(shown, { target: shown, lacks, from: [...new Set([...from, address])] });
    }
  }
  return [...found.values()];
}

interface Page {
  /** Addresses as they are written. */
  readonly links: ReadonlySet<string>;
  /** What a fragment can name. */
  readonly places: ReadonlySet<string>;
}

function readPage(html: string): Page {
  const links = new Set<string>();
  const places = new Set(['top']);
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const each of ADDRESSES) {
        const value = attributes[each];
        if (value !== undefined && !leaves(name, value)) links.add(value.trim());
      }
      for (const each of ADDRESS_LISTS) {
        for (const [, url = ''] of candidates(attributes[each] ?? '')) links.add(url);
      }
      // Pictures and addresses for those who share a page, which must be whole.
      if (name === 'meta' && URL.canParse(attributes['content'] ?? '')) {
        links.add(attributes['content'] ?? '');
      }
      if (attributes['id'] !== undefined) places.add(attributes['id']);
      if (name === 'a' && attributes['name'] !== undefined) places.add(attributes['name']);
    },
  });
  parser.end(html);
  return { links, places };
}

/** The addresses in a `srcset`: a comma ends one only before or after a space. Source: HTML, srcset attributes. */
function candidates(srcset: string): RegExpStringIterator<RegExpExecArray> {
  return srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s+[^,]+)?\s*(?:,|$)/g);
}

/**
 * Whether a link may lead out of the site though its host is the site's own: a whole address that visitors follow can
 * be a shop or a catalogue under the museum's name.
 */
function leaves(element: string, address: string): boolean {
  return ['a', 'area', 'form'].includes(element) && /^\s*https?:/i.test(address);
}

/** A link as an address of this very site; `undefined` if it leads elsewhere or is no address. */
function ownUrl(link: string, base: URL): URL | undefined {
  const url = URL.parse(link, base.href);
  const isHere = url?.host === base.host && /^(?:https?|webcal):$/.test(url.protocol);
  return isHere ? url : undefined;
}

function placeOf({ hash }: URL): string {
  const [place = ''] = hash.slice(1).split(':~:');
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}

function htmlFiles(site: string): readonly string[] {
  return filesIn(site)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file}`)
    .toSorted();
}

function locations(xml: string): readonly URL[] {
  const found: URL[] = [];
  let text: string | undefined;
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'loc') text = '';
      },
      ontext(part) {
        if (text !== undefined) text += part;
      },
      onclosetag(name) {
        if (name === 'loc' && text !== undefined) found.push(new URL(text.trim()));
        text = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}
