import { likelyDocumentType, type DocumentType } from '@caretrail/contract/files/document-types';
import { textOfFile } from '@caretrail/contract/files/filter';
import type { NewFile } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';

/** What a person may say about a file, complete. */
export type FileWords = Omit<NewFile, 'title' | 'doc_type' | 'event_id'> & {
  readonly title: string;
  readonly doc_type: DocumentType;
};
export type SaidOfFiles = Partial<Omit<NewFile, 'event_id'>>;

/** A name may be longer than the title of an event; it is never cut within a character. */
export const titleOfName = (name: string): string =>
  name.slice(0, limits.text.title).replace(/[\uD800-\uDBFF]$/, '');

/** What was said about all files of a form, and what goes without saying about this one. */
export const wordsOf = (
  { name, type }: { readonly name: string; readonly type: string },
  said: SaidOfFiles,
): FileWords => ({
  title: said.title ?? name,
  doc_type: said.doc_type ?? likelyDocumentType(type),
  document_date: said.document_date ?? null,
  author: said.author ?? '',
  description: said.description ?? '',
  treatment_id: said.treatment_id ?? null,
  location_id: said.location_id ?? null,
  tags: said.tags ?? [],
});

export const wordColumns =
  'title, doc_type, document_date, author, description, treatment_id, location_id, tags, search_text';

/** In the order of `wordColumns`. The search text is made as the web app makes it, so that both find the same. */
export const wordValues = (words: FileWords, fileName: string): unknown[] => [
  words.title,
  words.doc_type,
  words.document_date,
  words.author,
  words.description,
  words.treatment_id,
  words.location_id,
  [...words.tags],
  textOfFile({ ...words, file_name: fileName, tags: [...words.tags] }),
];
