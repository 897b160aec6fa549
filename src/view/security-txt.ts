import { addDays, type LocalDate } from '../domain/local-date.ts';
import type { Museum } from '../domain/museum.ts';

/** Where researchers look for it. Source: RFC 9116, section 3. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Less than a year, as the RFC recommends, and long enough that a museum which stops publishing is still reached. */
const VALID_DAYS = 180;

/**
 * Whom to tell about a security problem of the site or the service.
 *
 * @param today the day it is published
 * @see RFC 9116, section 2.5
 */
export function securityTxt(
  { url, language, contact, security }: Pick<Museum, 'url' | 'language' | 'contact' | 'security'>,
  today: LocalDate,
): string {
  const lines = [
    `Contact: ${security?.contact ?? `mailto:${contact.email}`}`,
    `Expires: ${addDays(today, VALID_DAYS)}T00:00:00Z`,
    `Preferred-Languages: ${new Intl.Locale(language).language}`,
    `Canonical: ${new URL(SECURITY_TXT_PATH, url).href}`,
    ...(security?.policy === undefined ? [] : [`Policy: ${security.policy}`]),
  ];
  return `${lines.join('\n')}\n`;
}
