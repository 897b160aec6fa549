/** A picture for where a page is shared. Source: the Open Graph protocol, og:image. */
export interface SharePicture {
  /** From the site's root, or whole. */
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for who does not see it; nothing for art that only adorns. */
  readonly alt?: string | undefined;
}

/** A link that writes a letter with a page's name and address in it. Source: RFC 6068. */
export function mailLink(name: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`;
}
