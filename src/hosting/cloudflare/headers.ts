import { SITE_HEADERS, TRANSPORT_SECURITY } from '../../api/security-headers.ts';
import { DESCRIPTION_HEADERS, SERVICE_DESCRIPTION } from '../../api/service-description.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'public, no-cache';
/** Cloudflare reads no more rules than this. */
const MAX_RULES = 100;

/**
 * The `_headers` file of Cloudflare's asset layer: what every file's answer carries, the 404 page's included.
 *
 * Only what is there is kept for ever: a 404 for a file that another version of the site has must not be. The
 * variants of one picture share a rule. If there are too many for that, all of `/_astro/` does.
 *
 * @param files names of the files in `_astro/`, each with a hash of its content in it
 * @see https://developers.cloudflare.com/workers/static-assets/headers/
 */
export function headersFile(files: readonly string[]): string {
  const general = [
    // The rules do not know how a request came; over plain http browsers ignore what this says of https.
    rule('/*', { ...SITE_HEADERS, ...TRANSPORT_SECURITY, 'Cache-Control': ASK_FIRST }),
    ...Object.values(SERVICE_DESCRIPTION).map((file) => rule(file, DESCRIPTION_HEADERS)),
  ];
  const exact = [...new Set(files.map((file) => `/_astro/${patternFor(file)}`))];
  const hashed = general.length + exact.length <= MAX_RULES ? exact : ['/_astro/*'];
  return [
    ...general,
    // Two rules for one header are joined by a comma, unless the former is taken away.
    ...hashed.map((pattern) => rule(pattern, { 'Cache-Control': FOR_EVER }, ['Cache-Control'])),
  ].join('\n');
}

/** `low-water.DmKIXtII_*` for `low-water.DmKIXtII_YkbgU.webp`; a file without variants is named in full. */
function patternFor(file: string): string {
  return file.replace(/(?<=\.[\w-]{8}_)[^._]+\.\w+$/, '*');
}

function rule(
  pattern: string,
  headers: Readonly<Record<string, string>>,
  removed: readonly string[] = [],
): string {
  const lines = [
    ...removed.map((name) => `! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${pattern}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
