import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { recordStamps } from '../http/record-stamps.ts';
import { weekday } from '../time/weekdays.ts';
import { bodySide, treatmentIntent, treatmentStatus, treatmentType } from './labels.ts';
import { labGate } from './lab-gate.ts';
import { treatmentSession } from './session.ts';

const text = z.string();
const day = z.nullable(text);
const whole = z.nullable(z.int());
const figure = z.nullable(z.number());
const ids = z.array(id);

/** As it leaves the server; `treatment-body.ts` validates input. */
export const treatment = z.object({
  id,
  title: text,
  type: treatmentType,
  status: treatmentStatus,
  status_reason: text,
  intent: z.nullable(treatmentIntent),
  start: day,
  end: day,
  cycle_length: whole,
  cycles_planned: whole,
  /** The days of each cycle on which something is given. */
  cycle_days: z.array(z.int()),
  cycle_anchors: z.array(z.object({ cycle: z.int(), start_date: text })),
  /** Of the patient's today, both counted from 1; `null` outside the plan. */
  cycle_no: whole,
  day_of_cycle: whole,
  fractions_planned: whole,
  /** Counted from the sessions where there are any. */
  fractions_done: whole,
  total_dose_gy: figure,
  site: text,
  side: z.nullable(bodySide),
  device_hours_per_day: figure,
  lab_gate: z.array(labGate),
  /** The days of the week on which there are sessions. None: on any. */
  session_weekdays: z.array(weekday),
  /** By day. */
  sessions: z.array(treatmentSession),
  practitioner: text,
  location_id: z.nullable(id),
  /** Those that name this treatment, and not in the bin. */
  medication_ids: ids,
  event_ids: ids,
  file_ids: ids,
  notes: text,
  questions: z.array(text),
  ...recordStamps,
});
export type Treatment = z.infer<typeof treatment>;
