import { allowedFileTypes } from '@caretrail/contract/files/allowed-types';
import { documentTypeLabels } from '@caretrail/contract/files/document-types';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { longDate } from '../../lib/long-date.ts';
import { filesTexts } from './texts.ts';

/** '1 file', '5,000 files' */
export const countOfFiles = (count: number): string => filesTexts.count({ count });

/** 'PDF'; what the list of kinds does not name is called by its type. */
export const formatOf = (type: string): string =>
  allowedFileTypes.find((allowed) => allowed.type === type)?.label ?? type;

export const kindOf = ({ doc_type }: Pick<LibraryFile, 'doc_type'>): string =>
  documentTypeLabels[doc_type];

/** The event of an upload has the name of its file: repeating it adds nothing. */
export const eventOf = ({ event, title }: LibraryFile): string | null =>
  event === null || event.title === title ? null : event.title;

/** All there is to say in one line under the title. */
export const factsLine = (file: LibraryFile): string =>
  [
    file.doc_type === 'other' ? formatOf(file.type) : kindOf(file),
    longDate(file.day),
    eventOf(file),
  ]
    .filter((part) => part !== null)
    .join(' · ');
