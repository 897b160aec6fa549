import type { MiddlewareHandler } from 'hono';

/** The header by which a client can say which answer it means. */
export const REQUEST_ID = 'X-Request-Id';

/** A request with a name of its own, which its host gave it. */
export interface IdentifiedRequest {
  readonly requestId: string;
}

/** Puts a request's name on whatever answer comes. */
export const withRequestId: MiddlewareHandler<{ Bindings: IdentifiedRequest }> = async (
  context,
  next,
) => {
  await next();
  context.header(REQUEST_ID, context.env.requestId);
};
