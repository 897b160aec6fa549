import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';

/**
 * What compresses a body, by the name of its content coding. Of two that a client likes as well, the first is taken.
 * Source: RFC 9110, section 8.4.1.
 */
export type Encoders = Readonly<
  Record<string, (body: ArrayBuffer) => Promise<Uint8Array<ArrayBuffer>>>
>;

/** Less is not worth the while. */
const MIN_BYTES = 1024;
const IDENTITY = 'identity';

/** Compresses an answer of 1 KiB or more as the client likes best. Source: RFC 9110, section 12.5.3. */
export function withContentCoding(encoders: Encoders): MiddlewareHandler {
  const supports = [...Object.keys(encoders), IDENTITY];
  return async (context, next) => {
    await next();
    if (!context.res.ok) return;
    context.header('Vary', 'Accept-Encoding', { append: true });
    const coding = accepts(context, {
      ...{ header: 'Accept-Encoding', supports, default: IDENTITY },
      match: (accepted) => likedBest(accepted, supports),
    });
    const encode = encoders[coding];
    const isSmall = Number(context.res.headers.get('Content-Length')) < MIN_BYTES;
    if (encode === undefined || isSmall) return;
    const body = await encode(await context.res.arrayBuffer());
    context.res = new Response(body, context.res);
    context.header('Content-Encoding', coding);
    context.header('Content-Length', String(body.byteLength));
  };
}

function likedBest(
  accepted: readonly { readonly type: string; readonly q: number }[],
  supports: readonly string[],
): string {
  const named = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name);
  const [best] = supports
    .map((coding) => ({ coding, q: (named(coding) ?? named('*'))?.q ?? 0 }))
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q);
  return best?.coding ?? IDENTITY;
}
