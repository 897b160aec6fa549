/** A version of the interface, and what changed with it. */
export interface Version {
  /** Source: Semantic Versioning 2.0.0; a new first number would come with a new prefix. */
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** A sentence for each change. */
  readonly changes: readonly string[];
}

/** All versions of the interface, the newest first. */
export const VERSIONS: readonly [Version, ...Version[]] = [
  {
    version: '1.1.0',
    date: '2026-11-22',
    changes: [
      'Both lists name the last published day in the header Published-Through.',
      'Answers link to the OpenAPI description and to the page for developers, an event also to its page and its calendar file.',
      'Ignored-Parameters lists every ignored parameter, for single events too; before, only those with nearly the name of another.',
      'The detail of a 400 gives the reasons, and the type of a problem is the address of its section on the page for developers; before, it was about:blank.',
      'A closure takes its days out of an event’s dates.',
      'Pages of any origin may read the descriptions.',
      'In the OpenAPI description, the schemas of answers are open, the statuses 408, 412, 413, 414 and 431 are listed, and the operation listMuseumHours is called getMuseumHours.',
    ],
  },
  {
    version: '1.0.0',
    date: '2026-11-21',
    changes: [
      'Hours, events and single events, with paging in headers and errors as problem documents.',
    ],
  },
];
