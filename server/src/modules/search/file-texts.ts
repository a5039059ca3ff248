import type { Queryable } from '../../db/client.ts';

/**
 * The text inside files, by the id of the file; of these files, or of all. A file without text is left out. No text is
 * read from files yet: the module of files gives it here once it does.
 */
export type FileTexts = (
  db: Queryable,
  patientId: string,
  ids?: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

export const noFileTexts: FileTexts = async () => new Map();
