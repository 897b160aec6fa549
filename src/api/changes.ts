/** A version of the interface, and what it brought. */
export interface Change {
  /** Source: Semantic Versioning 2.0.0; a new first number would come with a new prefix. */
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly text: string;
}

/** All versions of the interface, the newest first. */
export const CHANGES: readonly [Change, ...Change[]] = [
  {
    version: '1.0.0',
    date: '2026-11-21',
    text: 'Hours, events and single events, with paging in headers and errors as problem documents.',
  },
];
