import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { sessionStatus } from './labels.ts';

const short = plainText(limits.text.short);
const text = z.string();

/** Typed by the patient from their own letter: shown beside results, never judged. */
export const newLabGate = z.strictObject({
  test: requiredText(limits.text.short, 'Please name the test.'),
  min: z.number({ error: 'Please write the lowest value as a number.' }),
  unit: z._default(short, ''),
  source: z._default(short, ''),
});

export const newSession = z.strictObject({
  date: calendarDate,
  status: sessionStatus,
  moved_to: z._default(z.nullable(calendarDate), null),
  reason: z._default(short, ''),
});

/** Both as they leave the server. */
export const labGate = z.object({ test: text, min: z.number(), unit: text, source: text });
export const treatmentSession = z.object({
  date: text,
  status: sessionStatus,
  moved_to: z.nullable(text),
  reason: text,
});
export type LabGate = z.infer<typeof labGate>;
export type TreatmentSession = z.infer<typeof treatmentSession>;
