import {
  documentTypeLabels,
  likelyDocumentType,
  type DocumentType,
} from '@caretrail/contract/files/document-types';
import { textOfFile } from '@caretrail/contract/files/filter';
import type { NewFile } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import { inLanguage } from '../../languages/current.ts';
import { offeredLanguages } from '../../languages/offered-languages.ts';

/** The details of a file that a user can edit, complete. */
export type FileDetails = Omit<NewFile, 'title' | 'doc_type' | 'event_id'> & {
  readonly title: string;
  readonly doc_type: DocumentType;
};
export type GivenDetails = Partial<Omit<NewFile, 'event_id'>>;

/** A name may be longer than the title of an event; it is never cut within a character. */
export const titleOfName = (name: string): string =>
  name.slice(0, limits.text.title).replace(/[\uD800-\uDBFF]$/, '');

/** The details that were given for all files of a form, with defaults for this one. */
export const fileDetailsOf = (
  { name, type }: { readonly name: string; readonly type: string },
  given: GivenDetails,
): FileDetails => ({
  title: given.title ?? name,
  doc_type: given.doc_type ?? likelyDocumentType(type),
  document_date: given.document_date ?? null,
  author: given.author ?? '',
  description: given.description ?? '',
  treatment_id: given.treatment_id ?? null,
  location_id: given.location_id ?? null,
  tags: given.tags ?? [],
});

export const detailColumns =
  'title, doc_type, document_date, author, description, treatment_id, location_id, tags, search_text';

/** What a kind is called in every language: a search may be in any of them. */
const kindNames = (kind: DocumentType): string[] => [
  ...new Set(
    offeredLanguages.map((language) => inLanguage(language, () => documentTypeLabels[kind])),
  ),
];

/** In the order of `detailColumns`. The search text is built as in the web app, so that both find the same. */
export const detailValues = (details: FileDetails, fileName: string): unknown[] => [
  details.title,
  details.doc_type,
  details.document_date,
  details.author,
  details.description,
  details.treatment_id,
  details.location_id,
  [...details.tags],
  textOfFile(
    { ...details, file_name: fileName, tags: [...details.tags] },
    kindNames(details.doc_type),
  ),
];
