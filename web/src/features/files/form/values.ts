import { type DocumentType, documentTypeLabels } from '@caretrail/contract/files/document-types';
import type { FileEdit, LibraryFile } from '@caretrail/contract/files/schema';
import { isSameValue } from '@caretrail/contract/http/same-value';
import { type Choices, labelIn } from '../../../data/choices.ts';
import { longDate } from '../../../lib/long-date.ts';
import type { VersionRow } from '../../../ui/two-versions.tsx';
import type { Named } from '../use-named.ts';
import { labels } from './texts.ts';

const nameOf = (id: string | null, choices: Choices): string => labelIn(choices, id) ?? id ?? '';

/** The fields in which the user's changes differ from the stored version, both as text. */
export function conflictRows(mine: FileEdit, stored: LibraryFile, named: Named): VersionRow[] {
  const formats: Partial<Record<keyof FileEdit, (file: LibraryFile) => string>> = {
    title: ({ title }) => title,
    doc_type: ({ doc_type }) => documentTypeLabels[doc_type],
    document_date: ({ document_date }) => (document_date === null ? '' : longDate(document_date)),
    author: ({ author }) => author,
    treatment_id: ({ treatment_id }) => nameOf(treatment_id, named.treatments),
    location_id: ({ location_id }) => nameOf(location_id, named.locations),
    tags: ({ tags }) => tags.join(', '),
    description: ({ description }) => description,
  };
  const merged = { ...stored, ...mine } as LibraryFile;
  return Object.entries(formats)
    .filter(([name]) => Object.hasOwn(mine, name))
    .map(([name, say]) => ({
      label: labels[name as keyof typeof labels],
      mine: say(merged),
      other: say(stored),
    }))
    .filter((row) => row.mine !== row.other);
}

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

/** Only the fields that were changed here: other changes, made on another device, stay. */
export const changesOf = (values: FileValues, file: LibraryFile): FileEdit =>
  Object.fromEntries(
    Object.entries(bodyOf(values)).filter(
      ([name, value]) => !isSameValue(value, file[name as keyof LibraryFile]),
    ),
  );
