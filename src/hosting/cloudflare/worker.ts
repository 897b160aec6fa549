import museumJson from 'museum-data-set';
import { createService, type Service } from '../../api/app.ts';
import { museumClock } from '../../api/clock.ts';
import { createGuard, parseDigests } from '../../api/credentials.ts';
import { parseOrigins } from '../../api/cross-origin.ts';
import { parseDataSet } from '../../api/data-set.ts';
import { createLoginLimit } from '../../api/login-limit.ts';
import { problem } from '../../api/problem.ts';
import { REQUEST_ID } from '../../api/request-id.ts';
import { SERVICE_HEADERS, TRANSPORT_SECURITY } from '../../api/security-headers.ts';

/** What Cloudflare tells the Worker. */
interface Environment {
  /** A secret; put it with `wrangler secret put`. */
  readonly API_CREDENTIALS_SHA256?: string;
  /** The origins whose pages may read the answers, separated by commas. */
  readonly API_CORS_ORIGINS?: string;
  /** The museum's day, if it is pinned. */
  readonly MUSEUM_TODAY?: string;
  /** `yes` for a preview on one machine, which has no certificate. */
  readonly ALLOW_PLAIN_HTTP?: string;
}

// Read before any request: a data set that does not fit is refused when it is published.
const museum = parseDataSet(museumJson);
const now = () => new Date();
const loginLimit = createLoginLimit(now);
let service: Service | undefined;

export default {
  /** Answers what the asset layer leaves to it: `/api` and all below. */
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const requestId = crypto.randomUUID();
    const isEncrypted = new URL(request.url).protocol === 'https:';
    if (!isEncrypted && environment.ALLOW_PLAIN_HTTP !== 'yes') {
      return problem(
        403,
        'Use https. A password that was sent over plain http may have been read on its way: ask the museum for a new one.',
        { headers: { ...SERVICE_HEADERS, [REQUEST_ID]: requestId } },
      );
    }
    try {
      service ??= serviceFor(environment);
    } catch (error) {
      // Without a secret nobody is let in, whatever they send.
      const { message } = error as Error;
      console.error(
        `API_CREDENTIALS_SHA256, API_CORS_ORIGINS or MUSEUM_TODAY cannot be used: ${message}`,
      );
      return problem(503, 'The service is not set up yet.', {
        headers: { ...SERVICE_HEADERS, [REQUEST_ID]: requestId, 'Retry-After': '60' },
      });
    }
    const clientAddress = request.headers.get('CF-Connecting-IP') ?? '';
    const response = await service.fetch(request, { clientAddress, requestId });
    if (isEncrypted) {
      for (const [name, value] of Object.entries(TRANSPORT_SECURITY))
        response.headers.set(name, value);
    }
    return response;
  },
};

function serviceFor(environment: Environment): Service {
  const { API_CREDENTIALS_SHA256 = '', API_CORS_ORIGINS = '', MUSEUM_TODAY } = environment;
  return createService({
    museum,
    guard: createGuard(parseDigests(API_CREDENTIALS_SHA256)),
    loginLimit,
    corsOrigins: parseOrigins(API_CORS_ORIGINS),
    today: museumClock(museum, now, MUSEUM_TODAY || undefined),
    report: console.error,
  });
}
