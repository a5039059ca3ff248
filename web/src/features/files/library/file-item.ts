import type { LibraryFile } from '@caretrail/contract/files/schema';

/** What a row and a tile draw. */
export type FileItemProps = {
  readonly file: LibraryFile;
  readonly isChosen: boolean;
  /** Null: nothing is being chosen just now. It stays the same function, so that the others are not drawn anew. */
  readonly onChoose: ((id: string, isChosen: boolean) => void) | null;
};
