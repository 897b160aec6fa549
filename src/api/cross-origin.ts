import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { RESPONSE_HEADERS } from './response-headers.ts';

/** What an answer tells the browser of a page that may read it. */
export const CROSS_ORIGIN_HEADERS = [
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
] as const;

const DAY_SECONDS = 86_400;

/**
 * Reads the list of origins whose pages may read the service's answers.
 *
 * @param list origins as browsers send them, such as `https://example.org`, separated by commas
 * @returns none if the list is empty
 * @throws {SyntaxError} if an entry is not exactly an origin; the message says what would be
 * @see RFC 6454, section 6.2
 */
export function parseOrigins(list: string): readonly string[] {
  if (list.trim() === '') return [];
  return list.split(',').map((entry) => {
    const text = entry.trim();
    const origin = originOf(text);
    if (origin !== undefined && origin === text) return origin;
    const right = origin ?? 'https://example.org or http://localhost:3000';
    throw new SyntaxError(`"${text}" is not an origin; write it as ${right}`);
  });
}

/**
 * Allows pages of the given origins to read the answers, with every header that the service documents. Such a page
 * sends credentials itself; a preflight has none, and is answered before credentials are checked.
 *
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function withCrossOrigin(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD'],
    allowHeaders: ['Authorization', 'If-None-Match'],
    exposeHeaders: Object.keys(RESPONSE_HEADERS),
    maxAge: DAY_SECONDS,
  });
  return async (context, next) => {
    const { req } = context;
    const isNamed = origins.includes(req.header('Origin') ?? '');
    // Any other OPTIONS is refused like the rest; the middleware would take it for a preflight.
    const asksMethod = req.header('Access-Control-Request-Method') !== undefined;
    if (isNamed && (req.method !== 'OPTIONS' || asksMethod)) return allow(context, next);
    await next();
    context.header('Vary', 'Origin', { append: true });
  };
}

/** The origin of an address, if it has one; an asterisk stands for nothing. */
function originOf(text: string): string | undefined {
  const origin = URL.canParse(text) && !text.includes('*') ? new URL(text).origin : 'null';
  return origin === 'null' ? undefined : origin;
}
