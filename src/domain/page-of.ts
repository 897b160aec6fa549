/** Which page of a list is asked for; both at least 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** The numbers of the pages around one page. */
export interface PageLinks {
  readonly first: number;
  /** Absent on the first page. Past the end it is the last page that has entries. */
  readonly prev?: number;
  /** Absent on the last page and past it. */
  readonly next?: number;
  readonly last: number;
}

/** How many entries come before a page. */
export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit;
}

/** The entries of one page; none past the end. */
export function pageOf<Entry>(entries: readonly Entry[], request: PageRequest): readonly Entry[] {
  const offset = offsetOf(request);
  return entries.slice(offset, offset + request.limit);
}

/** Where one can go from a page of a list of `total` entries. An empty list has one page. */
export function pageLinks(total: number, { page, limit }: PageRequest): PageLinks {
  const last = Math.max(1, Math.ceil(total / limit));
  return {
    first: 1,
    ...(page > 1 && { prev: Math.min(page - 1, last) }),
    ...(page < last && { next: page + 1 }),
    last,
  };
}
