import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { instant } from '../http/record-stamps.ts';
import { medicationState } from './labels.ts';
import { repeatOn } from './repeat-on.ts';
import { scheduleVersion } from './schedule.ts';

const text = z.string();

/** Who, when and why. */
const change = {
  id,
  /** The day from which it counts. */
  effective_from: text,
  changed_by: z.nullable(id),
  changed_at: instant,
  reason: text,
};

const scheduleChange = z.object({
  kind: z.literal('schedule'),
  ...change,
  /** The flat face on the day from which it counts. */
  times: z.nullable(z.array(text)),
  repeat_on: repeatOn,
  start_date: text,
  end_date: z.nullable(text),
  /** Null: nothing was planned any more. */
  schedule: z.nullable(scheduleVersion),
  /** A later change took its place. */
  is_replaced: z.boolean(),
});

const stateChange = z.object({ kind: z.literal('state'), ...change, state: medicationState });

/** What was planned and since when, newest first. */
export const medicationHistory = z.array(
  z.discriminatedUnion('kind', [scheduleChange, stateChange]),
);
export type MedicationHistory = z.infer<typeof medicationHistory>;
