import type { DocumentType } from '@caretrail/contract/files/document-types';
import type { FileEdit, LibraryFile } from '@caretrail/contract/files/schema';
import { isSameValue } from '@caretrail/contract/http/same-value';

/** The fields of the form, as they stand in it. */
export type FileValues = {
  readonly title: string;
  readonly doc_type: DocumentType;
  /** 'YYYY-MM-DD', or empty. */
  readonly document_date: string;
  readonly author: string;
  readonly treatment_id: string;
  readonly location_id: string;
  readonly tags: readonly string[];
  readonly description: string;
};

export const valuesOf = (file: LibraryFile): FileValues => ({
  title: file.title,
  doc_type: file.doc_type,
  document_date: file.document_date ?? '',
  author: file.author,
  treatment_id: file.treatment_id ?? '',
  location_id: file.location_id ?? '',
  tags: file.tags,
  description: file.description,
});

const bodyOf = (values: FileValues) => ({
  ...values,
  title: values.title.trim(),
  author: values.author.trim(),
  description: values.description.trim(),
  document_date: values.document_date || null,
  treatment_id: values.treatment_id || null,
  location_id: values.location_id || null,
  tags: values.tags.map((tag) => tag.trim()).filter(Boolean),
});

/** Only what was changed here: a change of something else, made on another device, stays. */
export const changesOf = (values: FileValues, file: LibraryFile): FileEdit =>
  Object.fromEntries(
    Object.entries(bodyOf(values)).filter(
      ([name, value]) => !isSameValue(value, file[name as keyof LibraryFile]),
    ),
  );
