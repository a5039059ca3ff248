import type { LibraryFile } from '@caretrail/contract/files/schema';

/** As the server sorts them: by their day, then by when they came. */
const isBefore = (one: LibraryFile, other: LibraryFile): boolean =>
  one.day === other.day ? one.id > other.id : one.day > other.day;

export const withoutFiles = (
  list: readonly LibraryFile[],
  ids: readonly string[],
): LibraryFile[] => {
  const gone = new Set(ids);
  return list.filter(({ id }) => !gone.has(id));
};

/** The list with a file that is new, or not as it was: nobody waits for thousands of others to be loaded again. */
export function withFile(list: readonly LibraryFile[], file: LibraryFile): LibraryFile[] {
  const others = withoutFiles(list, [file.id]);
  const after = others.findIndex((other) => isBefore(file, other));
  return others.toSpliced(after === -1 ? others.length : after, 0, file);
}
