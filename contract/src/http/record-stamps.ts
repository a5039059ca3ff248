import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';
import { id } from './plain-text.ts';

const texts = messages('http/record-stamps', {
  instant: 'Send a date and time with its zone.',
  version: 'Send the version as a whole number.',
});
const versionSentence = (): string => texts.version;

/** A point in time, as PostgreSQL and JSON.stringify write it. */
export const instant = z.iso.datetime({
  offset: true,
  error: () => texts.instant,
});

/** Counts the edits of a record: an edit that names an older one is refused with 409. */
export const recordVersion = z
  .int({ error: versionSentence })
  .check(z.minimum(1, { error: versionSentence }));

/** On every record of a patient: the author, patient or caregiver, is always known. */
export const recordStamps = {
  version: recordVersion,
  created_at: instant,
  created_by: z.nullable(id),
  updated_at: instant,
  updated_by: z.nullable(id),
};
