/** Who the museum is and how it counts. */
export interface Museum {
  readonly name: string;
  /** One line. */
  readonly description: string;
  /** Where the site is published, with scheme, without path. */
  readonly url: string;
  /** Source: schema.org/PostalAddress. */
  readonly address: {
    readonly streetAddress: string;
    readonly addressLocality: string;
    readonly addressRegion?: string | undefined;
    readonly postalCode: string;
    /** ISO 3166-1 alpha-2. */
    readonly addressCountry: string;
  };
  readonly contact: {
    readonly email: string;
    readonly telephone?: string | undefined;
  };
  /** Where to report security problems; by `contact.email` unless given. Source: RFC 9116. */
  readonly security?:
    | {
        /** An `https:`, `mailto:` or `tel:` address. */
        readonly contact: string;
        readonly policy?: string | undefined;
      }
    | undefined;
  /** On what terms others may use what the service says. Source: OpenAPI 3.1, License Object. */
  readonly license?: { readonly name: string; readonly url: string } | undefined;
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47. */
  readonly language: string;
  /** The places that events may name. */
  readonly locations: readonly string[];
  /** The kinds of events. */
  readonly categories: readonly string[];
  /** How many days ahead of today hours and repeating events are published. */
  readonly publishedDaysAhead: number;
}

/** The languages that the site's own words are written in, by their BCP 47 subtag. */
export const LANGUAGES = ['en'] as const;
