import * as z from 'zod/mini';
import { id } from './plain-text.ts';

/** A point in time, as PostgreSQL and JSON.stringify write it. */
export const instant = z.iso.datetime({
  offset: true,
  error: 'Send a date and time with its zone.',
});

/** Counts the edits of a record: an edit that names an older one is refused with 409. */
export const recordVersion = z
  .int({ error: 'Send the version as a whole number.' })
  .check(z.minimum(1));

/** On every record of a patient: the author, patient or caregiver, is always known. */
export const recordStamps = {
  version: recordVersion,
  created_at: instant,
  created_by: z.nullable(id),
  updated_at: instant,
  updated_by: z.nullable(id),
};
