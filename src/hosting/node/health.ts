import { Hono } from 'hono';
import { methodNotAllowed } from '../../api/problem.ts';
import { withRequestId, type IdentifiedRequest } from '../../api/request-id.ts';
import { SERVICE_HEADERS, withSecurityHeaders } from '../../api/security-headers.ts';

/** Where the host tells how it is; public. */
export const HEALTH_PATH = '/healthz';

/** What a host tells of itself. */
export interface Health {
  /** Whether the release that it serves is still there. */
  readonly isUp: boolean;
  /** The name of the release's own folder. */
  readonly release: string;
  /** The day at the museum, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Tells whoever watches the host how it is: 200 if it is up, else 503. */
export function createHealth(look: () => Health): Hono<{ Bindings: IdentifiedRequest }> {
  const health = new Hono<{ Bindings: IdentifiedRequest }>();
  health.use(withSecurityHeaders(SERVICE_HEADERS), withRequestId);
  health.get(HEALTH_PATH, ({ body }) => {
    const { isUp, ...known } = look();
    const text = `${JSON.stringify({ status: isUp ? 'up' : 'down', ...known })}\n`;
    return body(text, isUp ? 200 : 503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });
  health.all('*', ({ req }) => methodNotAllowed(req.method));
  return health;
}
