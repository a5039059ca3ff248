import { type Original, zipNames } from '../files/service.ts';

type Named = Pick<Original, 'id' | 'name' | 'is_in_bin'>;

const inFolder = (folder: string, files: readonly Named[]): (readonly [string, string])[] => {
  const names = zipNames(files.map(({ name }) => name));
  return files.map(({ id }, index) => [id, folder + (names[index] ?? id)] as const);
};

/** A path of the archive: the same in every language. */
export const binFolder = 'in the bin';

/** The path of each file in the export, under its own name; deleted ones are apart. */
export const filePaths = (files: readonly Named[]): ReadonlyMap<string, string> =>
  new Map([
    ...inFolder(
      'originals/',
      files.filter(({ is_in_bin }) => !is_in_bin),
    ),
    ...inFolder(
      `originals/${binFolder}/`,
      files.filter(({ is_in_bin }) => is_in_bin),
    ),
  ]);
