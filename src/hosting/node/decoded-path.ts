/** A path as its letters are meant, `%2D` as `-`; as it is, if it cannot be decoded. A slash that is encoded stays so. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
