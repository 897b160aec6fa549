import type { MiddlewareHandler } from 'hono';

type Headers = Readonly<Record<string, string>>;

/** Tells browsers to use https from now on. Browsers heed it only over https. Source: RFC 6797, section 6.1. */
export const TRANSPORT_SECURITY = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/**
 * Every answer tells the browser: run, load and frame only what is ours, guess no types, use no device, and share no
 * window with other sites.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
const SECURITY_HEADERS: Headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The security headers of the service. Its answers are not for other sites to embed; what `fetch` reads with CORS is not
 * affected. Source: Fetch Standard, cross-origin resource policy check.
 */
export const SERVICE_HEADERS: Headers = {
  ...SECURITY_HEADERS,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The security headers of pages and files. They are public: other sites may embed pictures, posters and feeds. */
export const SITE_HEADERS: Headers = {
  ...SECURITY_HEADERS,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Sets headers on every answer. */
export function withSecurityHeaders(headers: Headers): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  };
}
