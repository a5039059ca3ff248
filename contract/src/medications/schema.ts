import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { recordStamps } from '../http/record-stamps.ts';
import { medicationCategory, medicationState, medicationStatus } from './labels.ts';
import { repeatOn } from './repeat-on.ts';
import { scheduleVersion } from './schedule.ts';
import { stock } from './stock.ts';

const text = z.string();
const link = z.nullable(id);

/** The flat fields and the richer schedule, as it leaves the server; `medication-body.ts` validates input. */
export const medication = z.object({
  id,
  name: text,
  dosage: text,
  /** 'HH:mm'; null: the schedule says more than the flat fields can, and `schedule_text` says it in a sentence. */
  times: z.nullable(z.array(text)),
  repeat_on: repeatOn,
  start_date: text,
  end_date: z.nullable(text),
  /** 'Days 1–5 of every 28 days at 21:00, 6 cycles'; empty: nothing is planned. */
  schedule_text: text,
  instructions: text,
  reason: text,
  status: medicationStatus,
  state: medicationState,
  state_reason: text,
  /** The day since which it is so; null: ever since it was written down. */
  state_since: z.nullable(text),
  generic: text,
  code: z.nullable(z.object({ system: text, code: text })),
  form: text,
  strength: text,
  route: text,
  category: z.nullable(medicationCategory),
  label_text: text,
  prescriber: text,
  location_id: link,
  treatment_id: link,
  photo_file_id: link,
  never_stop_suddenly: z.boolean(),
  hazardous_handling: z.boolean(),
  /** People of the care circle are told when a dose is not recorded. */
  is_critical: z.boolean(),
  notes: text,
  /** The version in force. */
  schedule: z.nullable(scheduleVersion),
  /** The versions that are planned for later, in the order in which they were made. */
  planned: z.array(scheduleVersion),
  stock: z.array(stock),
  ...recordStamps,
});
export type Medication = z.infer<typeof medication>;
