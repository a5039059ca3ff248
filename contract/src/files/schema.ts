import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { id, plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { limitedList } from '../http/bounded.ts';
import { instant, recordStamps, recordVersion } from '../http/record-stamps.ts';
import { withDefaults } from '../http/with-defaults.ts';
import { documentType } from './document-types.ts';

const mostTags = 20;
const link = z.nullable(id);

/** What a person may say about a file. The rest is read from the file itself. */
const shape = {
  title: requiredText(limits.text.title, 'Please give the file a title.'),
  doc_type: documentType,
  document_date: z.nullable(calendarDate),
  /** Person or organisation. */
  author: plainText(limits.text.short),
  description: plainText(limits.text.long),
  event_id: link,
  treatment_id: link,
  location_id: link,
  tags: limitedList(requiredText(limits.text.short), mostTags),
};

/** The fields of an upload. Without a title each file is called by its name; without an event it makes a 'Document' one. */
export const newFile = z.strictObject({
  ...withDefaults(shape, {
    doc_type: 'other',
    document_date: null,
    author: '',
    description: '',
    event_id: null,
    treatment_id: null,
    location_id: null,
    tags: [],
  }),
  title: z.optional(shape.title),
});
export type NewFile = z.infer<typeof newFile>;

export const fileEdit = z.partial(
  z.strictObject({
    ...shape,
    /** `false` takes it out of the bin. */
    deleted: z.literal(false, { error: 'Please delete the file to put it into the bin.' }),
    version: recordVersion,
  }),
);
export type FileEdit = z.infer<typeof fileEdit>;

export const scanStatuses = ['waiting', 'clean', 'refused', 'not_scanned'] as const;

/** One library: uploads and the files of events. */
export const libraryFile = z.object({
  id,
  title: z.string(),
  file_name: z.string(),
  type: z.string(),
  size: z.int(),
  /** Finds duplicates before they are sent. */
  sha256: z.optional(z.string()),
  doc_type: documentType,
  document_date: z.nullable(z.string()),
  uploaded_at: instant,
  author: z.string(),
  description: z.string(),
  event_id: link,
  treatment_id: link,
  location_id: link,
  tags: z.array(z.string()),
  page_count: z.nullable(z.int()),
  scan_status: z.enum(scanStatuses),
  version_of: link,
  /** In the bin since; gone for good 30 days later. */
  deleted_at: z.nullable(instant),
  ...recordStamps,
});
export type LibraryFile = z.infer<typeof libraryFile>;

export const fileLink = z.object({
  /** The file as it was uploaded. */
  url: z.string(),
  /** A small picture of it; null for what has none. */
  thumbnail_url: z.nullable(z.string()),
  expires_at: instant,
});
export type FileLink = z.infer<typeof fileLink>;
