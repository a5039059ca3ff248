import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { id, plainText, requiredText } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import { limitedList } from '../http/bounded.ts';
import { instant, recordStamps, recordVersion } from '../http/record-stamps.ts';
import { withDefaults } from '../http/with-defaults.ts';
import { eventType } from '../timelines/event-types.ts';
import { documentType } from './document-types.ts';

const texts = messages('files/fields', {
  title: 'Enter a title for the file.',
  notDeleted: 'Delete the file to move it to the bin.',
});

export const mostTags = 20;
const link = z.nullable(id);

/** What a patient may state about a file. The rest is read from the file itself. */
const shape = {
  title: requiredText(limits.text.title, () => texts.title),
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

/**
 * The fields of an upload, for all files in it. Without a title each file gets its name; without a kind it is detected
 * by the content; without an event the upload creates one of type 'Document'.
 */
export const newFile = z.strictObject({
  ...withDefaults(shape, {
    document_date: null,
    author: '',
    description: '',
    event_id: null,
    treatment_id: null,
    location_id: null,
    tags: [],
  }),
  title: z.optional(shape.title),
  doc_type: z.optional(shape.doc_type),
});
export type NewFile = z.infer<typeof newFile>;

/** `event_id: null` takes a file out of its event: it then gets its own 'Document' event. */
export const fileEdit = z.partial(
  z.strictObject({
    ...shape,
    /** `false` takes it out of the bin. */
    deleted: z.literal(false, { error: () => texts.notDeleted }),
    version: recordVersion,
  }),
);
export type FileEdit = z.infer<typeof fileEdit>;

export const scanStatuses = ['waiting', 'clean', 'refused', 'not_scanned'] as const;

/** What a library shows of the event that a file belongs to. */
const eventOfFile = z.object({
  title: z.string(),
  event_type: eventType,
  /** 'YYYY-MM-DD', of its start. */
  day: z.string(),
  treatment_id: link,
  location_id: link,
  /** It is in the bin, and so are its files; restoring one of them restores it too. */
  is_deleted: z.boolean(),
});

/** One library: uploads and the files of events. */
export const libraryFile = z.object({
  id,
  title: z.string(),
  file_name: z.string(),
  type: z.string(),
  size: z.int(),
  /** Finds duplicates before they are sent. */
  sha256: z.string(),
  has_thumbnail: z.boolean(),
  doc_type: documentType,
  document_date: z.nullable(z.string()),
  /** 'YYYY-MM-DD' under which it is filed: the date of the document, else that of its event. */
  day: z.string(),
  uploaded_at: instant,
  author: z.string(),
  description: z.string(),
  event_id: link,
  event: z.nullable(eventOfFile),
  /** Of the file itself; that of its event is in the event. */
  treatment_id: link,
  location_id: link,
  tags: z.array(z.string()),
  page_count: z.nullable(z.int()),
  scan_status: z.enum(scanStatuses),
  version_of: link,
  /** In the bin since, by itself or with its event; permanently removed 30 days later. */
  deleted_at: z.nullable(instant),
  ...recordStamps,
});
export type LibraryFile = z.infer<typeof libraryFile>;

export const uploadedFile = z.extend(libraryFile, {
  /** The oldest file of the same patient with the same content. Both are stored: the patient decides. */
  duplicate_of: link,
});
export type UploadedFile = z.infer<typeof uploadedFile>;

/** One of several files that could not be stored; the others were. */
export const refusedFile = z.object({ name: z.string(), code: z.string(), detail: z.string() });

export const fileLink = z.object({
  /** The file as it was uploaded. */
  url: z.string(),
  /** A thumbnail; null where there is none. */
  thumbnail_url: z.nullable(z.string()),
  expires_at: instant,
});
export type FileLink = z.infer<typeof fileLink>;

/** The thumbnails of many files at once, for a screenful of them. */
export const thumbnailLinks = z.object({
  data: z.array(z.object({ id, url: z.string() })),
  expires_at: instant,
});

/** Some files as one. */
export const zipLink = z.object({ url: z.string(), name: z.string(), expires_at: instant });
