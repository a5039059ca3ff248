import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { instant } from '../http/record-stamps.ts';
import { sessionStatus, treatmentStatus } from './labels.ts';

const text = z.string();

/** Who and when. */
const change = { id, changed_by: z.nullable(id), changed_at: instant };

/** A day, a number, a word of a list, short words with spaces between them, or how many there are; null for a value that is too long to show. */
const told = z.nullable(z.union([text, z.number()]));

const created = z.object({ kind: z.literal('created'), ...change });

const edited = z.object({
  kind: z.literal('edited'),
  ...change,
  fields: z.array(z.object({ name: text, before: told, after: told })),
});

const statusChange = z.object({
  kind: z.literal('status'),
  ...change,
  before: treatmentStatus,
  after: treatmentStatus,
  reason: text,
});

/** Of many changes at a time the first are listed one by one. */
export const mostSessionsTold = 10;

const sessionChange = z.object({
  kind: z.literal('sessions'),
  ...change,
  count: z.int(),
  sessions: z.array(
    z.object({
      what: z.enum(['added', 'noted', 'moved', 'removed']),
      date: text,
      status: sessionStatus,
      /** The day before, where it was moved. */
      from: z.nullable(text),
      reason: text,
    }),
  ),
});

const shifted = z.object({
  kind: z.literal('shifted'),
  ...change,
  days: z.int(),
  from: text,
  reason: text,
  sessions: z.int(),
  /** The first cycle that moved; null: none did. */
  cycle: z.nullable(z.int()),
});

/** What was changed in a treatment, newest first. */
export const treatmentHistory = z.array(
  z.discriminatedUnion('kind', [created, edited, statusChange, sessionChange, shifted]),
);
export type TreatmentHistory = z.infer<typeof treatmentHistory>;
export type TreatmentChange = TreatmentHistory[number];
