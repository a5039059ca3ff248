import { searchWords } from '../timelines/filter.ts';
import { documentTypeLabels, type DocumentType } from './document-types.ts';
import type { LibraryFile } from './schema.ts';

/** Null or empty: no filter. */
export type FileFilter = {
  readonly search: string;
  readonly kinds: readonly DocumentType[];
  /** Days, both included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly treatment: string | null;
  readonly location: string | null;
};

export const noFileFilter: FileFilter = {
  search: '',
  kinds: [],
  from: null,
  to: null,
  treatment: null,
  location: null,
};

/** The number on the 'Filters' button: a range of days counts as one. */
export const activeFileFilters = ({ kinds, from, to, treatment, location }: FileFilter): number =>
  kinds.length + [from ?? to, treatment, location].filter((chosen) => chosen !== null).length;

export const isFilteringFiles = (filter: FileFilter): boolean =>
  activeFileFilters(filter) > 0 || filter.search.trim() !== '';

type Worded = Pick<
  LibraryFile,
  'title' | 'file_name' | 'doc_type' | 'author' | 'tags' | 'description'
>;

/**
 * Everything of a file that a search looks at, in lower case; the title of its event is added separately. `kinds`: what
 * its kind is called.
 */
export const textOfFile = (
  file: Worded,
  kinds: readonly string[] = [documentTypeLabels[file.doc_type]],
): string =>
  [file.title, file.file_name, ...kinds, file.author, ...file.tags, file.description]
    .join('\n')
    .toLowerCase();

/** What a search of the library reads, in lower case. */
export const searchTextOfFile = (file: LibraryFile): string =>
  `${textOfFile(file)}\n${file.event?.title.toLowerCase() ?? ''}`;

const isOf = (id: string | null, own: string | null, ofEvent: string | null | undefined) =>
  id === null || id === own || id === ofEvent;

/**
 * Every word of the search must occur somewhere, in any order. The server finds the same. The text is passed in,
 * so that 5,000 files need not be lower-cased again for each letter.
 */
export function fileMatcherOf(filter: FileFilter): (file: LibraryFile, text: string) => boolean {
  const { from, to, treatment, location } = filter;
  const kinds = new Set(filter.kinds);
  const words = searchWords(filter.search);
  return (file, text) =>
    (kinds.size === 0 || kinds.has(file.doc_type)) &&
    (from === null || file.day >= from) &&
    (to === null || file.day <= to) &&
    isOf(treatment, file.treatment_id, file.event?.treatment_id) &&
    isOf(location, file.location_id, file.event?.location_id) &&
    words.every((word) => text.includes(word));
}
