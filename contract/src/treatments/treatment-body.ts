import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { id, plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { anyNumber, limitedList, wholeNumber } from '../http/bounded.ts';
import { endBeforeStartSentence, endsBeforeStart } from '../http/period.ts';
import { recordVersion } from '../http/record-stamps.ts';
import { withDefaults } from '../http/with-defaults.ts';
import { bodySide, treatmentIntent, treatmentStatus, treatmentType } from './labels.ts';
import { newLabGate, newSession } from './plan.ts';

/** How long the lists of one treatment may grow. */
export const treatmentLists = {
  anchors: 100,
  sessions: 400,
  gates: 20,
  links: 500,
  questions: 50,
} as const;

const short = plainText(limits.text.short);
const ids = limitedList(id, treatmentLists.links);
const count = z.nullable(wholeNumber(1, 200));

/** Where in the cycle today lies is worked out, never sent. */
const shape = {
  title: requiredText(limits.text.title, 'Please give the treatment a title.'),
  type: treatmentType,
  status: treatmentStatus,
  status_reason: short,
  intent: z.nullable(treatmentIntent),
  start: z.nullable(calendarDate),
  end: z.nullable(calendarDate),
  cycle_length: z.nullable(wholeNumber(1, 366)),
  cycles_planned: count,
  /** The first day of a cycle that does not simply follow the one before; later cycles move with it. */
  cycle_anchors: limitedList(
    z.strictObject({ cycle: wholeNumber(1, 200), start_date: calendarDate }),
    treatmentLists.anchors,
  ),
  fractions_planned: count,
  fractions_done: z.nullable(wholeNumber(0, 200)),
  total_dose_gy: z.nullable(anyNumber(0, 200)),
  site: short,
  side: z.nullable(bodySide),
  device_hours_per_day: z.nullable(anyNumber(0, 24)),
  lab_gate: limitedList(newLabGate, treatmentLists.gates),
  sessions: limitedList(newSession, treatmentLists.sessions),
  practitioner: short,
  location_id: z.nullable(id),
  medication_ids: ids,
  event_ids: ids,
  file_ids: ids,
  notes: plainText(limits.text.long),
  questions: limitedList(requiredText(limits.text.long), treatmentLists.questions),
};

type Period = { [K in 'start' | 'end']?: string | null | undefined };
const endIsNotBeforeStart = z.refine<Period>(({ start, end }) => !endsBeforeStart(start, end), {
  path: ['end'],
  error: endBeforeStartSentence,
});

const nothingYet = {
  status_reason: '',
  intent: null,
  start: null,
  end: null,
  cycle_length: null,
  cycles_planned: null,
  cycle_anchors: [],
  fractions_planned: null,
  fractions_done: null,
  total_dose_gy: null,
  site: '',
  side: null,
  device_hours_per_day: null,
  lab_gate: [],
  sessions: [],
  practitioner: '',
  location_id: null,
  medication_ids: [],
  event_ids: [],
  file_ids: [],
  notes: '',
  questions: [],
};

export const newTreatment = z
  .strictObject(withDefaults(shape, { status: 'planned', ...nothingYet }))
  .check(endIsNotBeforeStart);
export type NewTreatment = z.infer<typeof newTreatment>;

/** Names only what changes; the service checks the period again with what was kept. */
export const treatmentEdit = z
  .partial(z.strictObject({ ...shape, version: recordVersion }))
  .check(endIsNotBeforeStart);
export type TreatmentEdit = z.infer<typeof treatmentEdit>;
