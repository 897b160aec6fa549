import type { MiddlewareHandler } from 'hono';
import { CROSS_ORIGIN_HEADERS } from './cross-origin.ts';
import { problem } from './problem.ts';

const KEPT = [...CROSS_ORIGIN_HEADERS, 'Vary'].map((name) => name.toLowerCase());

/**
 * Answers 412 if `If-Match` does not name the entity tag of an answer. Use it before what makes the tag, which is a strong
 * one. Source: RFC 9110, section 13.1.1.
 */
export const withIfMatch: MiddlewareHandler = async (context, next) => {
  await next();
  const condition = context.req.header('If-Match');
  const tag = context.res.headers.get('ETag');
  if (condition === undefined || tag === null || holds(condition, tag)) return;
  const headers = [...context.res.headers].filter(([name]) => KEPT.includes(name));
  context.res = undefined; // else its other headers would be kept, too
  context.res = problem(412, 'If-Match does not name the current ETag of this answer.', {
    headers: Object.fromEntries(headers),
  });
};

function holds(condition: string, tag: string): boolean {
  const named: readonly string[] = condition.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return condition.trim() === '*' || named.includes(tag);
}
