/** One range of bytes. Source: RFC 9110, section 14.1.2. */
const RANGE = /^bytes=(?:(\d+)-(\d*)|-\d+)$/;

/**
 * Whether a request asks for a part of a file. A malformed `Range`, one with several parts, and one whose `If-Range` names
 * another version of the file all ask for the whole. Source: RFC 9110, sections 13.1.5 and 14.2.
 *
 * @param entityTag the strong validator of the file as it is; called only if the request names one
 */
export function isRangeAsked(headers: Headers, entityTag: () => string): boolean {
  const [range, first, last] = RANGE.exec(headers.get('Range') ?? '') ?? [];
  if (range === undefined || (last && Number(last) < Number(first))) return false;
  const version = headers.get('If-Range');
  return version === null || version === entityTag();
}
