import type { Address } from './settings.ts';

/** What any host is started with. */
export interface ServeOptions {
  /** A build, or a link to one that a publish swaps; absolute. */
  readonly release: string;
  /** The address that it listens on. */
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Where the Node host shows its counters, if it is to. */
  readonly metrics: Address | undefined;
  readonly credentials: Credentials;
  /** The origins whose pages may read the service's answers. */
  readonly corsOrigins: readonly string[];
  /** The museum's day, `YYYY-MM-DD`, if it is pinned for a preview or a test. */
  readonly pinnedDay: string | undefined;
  /** Tells whoever started it one thing. */
  readonly say: (line: string) => void;
  /** Writes down one request that the Node host has answered. */
  readonly log: (line: string) => void;
}

/** Whom a host lets in, in the form that each host wants. At least one credential. */
export interface Credentials {
  /** SHA-256 of `user:password`, hexadecimal. For Node and Workers. */
  readonly digests: readonly string[];
  /**
   * The text of a password file for nginx.
   *
   * @throws {Error} if only digests are known
   */
  htpasswd(): Promise<string>;
  /**
   * The lines of Caddy's `basicauth`.
   *
   * @throws {Error} if only digests are known
   */
  caddyUsers(): Promise<string>;
}

/** A host that answers. */
export interface Served {
  /** Its origin, without a slash behind. */
  readonly address: string;
  /** Where its counters are shown. */
  readonly metrics?: Address | undefined;
  /** Settles when it has ended, whether or not it was asked to; the value is its exit status. */
  readonly ended: Promise<number>;
  /** Asks it to stop: no new request is taken, those under way are finished. */
  stop(): void;
}

/**
 * Starts a host, and returns when it answers.
 *
 * @throws {Error} if it cannot start; the message says what to do
 */
export type Serve = (options: ServeOptions) => Promise<Served>;
