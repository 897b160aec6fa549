import { z } from 'zod';
import { LANGUAGES, type Museum } from '../domain/museum.ts';
import { isTimeZone } from '../domain/time-zone.ts';
import { parsed, text, webAddress } from './parsed.ts';

const DEFAULT_DAYS_AHEAD = 400;

/** `content/museum.yaml` → {@link Museum}. Unknown keys are errors. */
export const museumSchema: z.ZodType<Museum> = z.strictObject({
  /** The museum's name, as on its door. */
  name: text,
  /** One line that says what the museum is about. */
  description: text,
  /** The address of the site, such as https://museum.example. */
  url: parsed(parseOrigin),
  address: z.strictObject({
    streetAddress: text,
    addressLocality: text,
    addressRegion: text.optional(),
    postalCode: text,
    /** Two letters, such as GB. */
    addressCountry: parsed(parseCountry),
  }),
  contact: z.strictObject({
    email: parsed(parseEmail),
    telephone: text.optional(),
  }),
  /** Where to report security problems, if not by contact.email. */
  security: z
    .strictObject({
      /** Such as mailto:security@museum.example or https://museum.example/report. */
      contact: parsed(parseSecurityContact),
      /** The page that says how the museum treats reports. */
      policy: webAddress.optional(),
    })
    .optional(),
  /** On what terms others may use the hours and events. */
  license: z.strictObject({ name: text, url: webAddress }).optional(),
  /** Where the museum's clock stands, such as Europe/London. */
  timeZone: parsed(parseTimeZone),
  /** What prices are in, such as GBP. */
  currency: parsed(parseCurrency),
  /** The language of the texts, such as en-GB. */
  language: parsed(parseLanguage),
  /** The places that events may name. */
  locations: z.array(text).min(1).check(withoutRepeats),
  /** The kinds of events. */
  categories: z.array(text).min(1).check(withoutRepeats),
  /** How many days ahead hours and repeating events are published; 400 if left out. */
  publishedDaysAhead: parsed(parseDaysAhead).default(DEFAULT_DAYS_AHEAD),
});

function parseOrigin(written: string): string {
  const url = URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new SyntaxError(
      `“${written}” is not the address of a site. Write it such as https://museum.example, with nothing behind the name`,
    );
  }
  return url.origin;
}

function parseCountry(written: string): string {
  if (!/^[A-Z]{2}$/.test(written)) {
    throw new SyntaxError(`“${written}” is not a country code. Write two capitals, such as GB`);
  }
  return written;
}

function parseEmail(written: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written)) {
    throw new SyntaxError(
      `“${written}” is not an e-mail address. Write it such as hello@museum.example`,
    );
  }
  return written;
}

/** Source: RFC 9116, section 2.5.3: web addresses must be `https:`. */
function parseSecurityContact(written: string): string {
  const url = URL.parse(written);
  if (!url || !['https:', 'mailto:', 'tel:'].includes(url.protocol)) {
    throw new SyntaxError(
      `“${written}” is not an address to report to. Write it such as mailto:security@museum.example or https://museum.example/report`,
    );
  }
  return url.href;
}

function parseTimeZone(written: string): string {
  if (!/^[A-Za-z]/.test(written) || !isTimeZone(written)) {
    throw new RangeError(
      `“${written}” is not a time zone. Write its IANA name, such as Europe/London or America/New_York`,
    );
  }
  return written;
}

function parseCurrency(written: string): string {
  if (!Intl.supportedValuesOf('currency').includes(written)) {
    throw new RangeError(
      `“${written}” is not a currency. Write three capitals, such as GBP or EUR`,
    );
  }
  return written;
}

function parseLanguage(written: string): string {
  if (!isLanguageTag(written)) {
    throw new RangeError(`“${written}” is not a language. Write its code, such as en-GB`);
  }
  const { baseName, language } = new Intl.Locale(written);
  if (!LANGUAGES.some((known) => known === language)) {
    throw new RangeError(
      `The site has no words in “${written}” yet. Write a language that begins with ${LANGUAGES.join(' or ')}, such as en-GB`,
    );
  }
  return baseName;
}

function parseDaysAhead(written: string): number {
  const days = Number(written);
  if (!/^\d+$/.test(written) || days < 60 || days > 1100) {
    throw new RangeError(`“${written}” is not a number of days from 60 to 1100. Write such as 400`);
  }
  return days;
}

function withoutRepeats({ value, issues }: z.core.ParsePayload<string[]>): void {
  const index = value.findIndex((word, at) => value.indexOf(word) < at);
  if (index >= 0) {
    const message = `“${value[index]}” stands here twice. Delete one of the two`;
    issues.push({ code: 'custom', message, input: value, path: [index] });
  }
}

function isLanguageTag(written: string): boolean {
  try {
    return Intl.getCanonicalLocales(written).length === 1;
  } catch {
    return false;
  }
}
