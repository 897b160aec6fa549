/**
 * What a read of files gives; `undefined` if there is no such file or folder.
 *
 * @throws {Error} with a system error code, if it is there and cannot be read
 */
export function ifThere<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
