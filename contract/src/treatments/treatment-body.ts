import * as z from 'zod/mini';
import { id, plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { doseDate } from '../medications/dose-date.ts';
import { anyNumber, limitedList, wholeNumber } from '../http/bounded.ts';
import { endBeforeStartSentence, endsBeforeStart } from '../http/period.ts';
import { recordVersion } from '../http/record-stamps.ts';
import { withDefaults } from '../http/with-defaults.ts';
import { weekday, weekdays } from '../time/weekdays.ts';
import { newLabGate } from './lab-gate.ts';
import { bodySide, treatmentIntent, treatmentStatus, treatmentType } from './labels.ts';
import {
  areDaysInside,
  type CyclePlan,
  doAnchorsFollow,
  isTreatmentTooLong,
  treatmentTooLong,
} from './rules.ts';
import { newSession } from './session.ts';
import { treatmentErrors } from './texts.ts';

/** How long the lists of one treatment may grow. */
export const treatmentLists = {
  anchors: 200,
  sessions: limits.treatments.sessions,
  gates: 20,
  links: 500,
  questions: 50,
} as const;
export const longestCycle = 366;
export const mostCycles = 200;

const short = plainText(limits.text.short);
const ids = limitedList(id, treatmentLists.links);
const cycleNumber = wholeNumber(1, mostCycles);

/** The current day of the cycle is computed, never sent. */
const shape = {
  title: requiredText(limits.text.title, () => treatmentErrors.title),
  type: treatmentType,
  status: treatmentStatus,
  status_reason: short,
  intent: z.nullable(treatmentIntent),
  start: z.nullable(doseDate),
  end: z.nullable(doseDate),
  cycle_length: z.nullable(wholeNumber(1, longestCycle)),
  cycles_planned: z.nullable(cycleNumber),
  cycle_days: limitedList(wholeNumber(1, longestCycle), longestCycle),
  /** The first day of a cycle that does not simply follow the one before; later cycles move with it. */
  cycle_anchors: limitedList(
    // The first begins with the treatment itself.
    z.strictObject({ cycle: wholeNumber(2, mostCycles), start_date: doseDate }),
    treatmentLists.anchors,
  ),
  fractions_planned: z.nullable(wholeNumber(1, limits.treatments.sessions)),
  fractions_done: z.nullable(wholeNumber(0, limits.treatments.sessions)),
  total_dose_gy: z.nullable(anyNumber(0, 200)),
  site: short,
  side: z.nullable(bodySide),
  device_hours_per_day: z.nullable(anyNumber(0, 24)),
  lab_gate: limitedList(newLabGate, treatmentLists.gates),
  session_weekdays: limitedList(weekday, weekdays.length),
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

const anchorsFollow = z.refine<CyclePlan>((plan) => doAnchorsFollow(plan), {
  path: ['cycle_anchors'],
  error: () => treatmentErrors.anchors,
});
const daysAreInside = z.refine<CyclePlan>((plan) => areDaysInside(plan), {
  path: ['cycle_days'],
  error: () => treatmentErrors.cycleDays,
});

const isNotTooLong = z.refine<object>((body) => !isTreatmentTooLong(body), {
  path: ['notes'],
  error: treatmentTooLong,
});

const nothingYet = {
  status_reason: '',
  intent: null,
  start: null,
  end: null,
  cycle_length: null,
  cycles_planned: null,
  cycle_days: [],
  cycle_anchors: [],
  fractions_planned: null,
  fractions_done: null,
  total_dose_gy: null,
  site: '',
  side: null,
  device_hours_per_day: null,
  lab_gate: [],
  session_weekdays: [],
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
  .check(endIsNotBeforeStart, anchorsFollow, daysAreInside, isNotTooLong);
export type NewTreatment = z.infer<typeof newTreatment>;

/** Names only what changes; the service validates the plan again with the stored one. */
export const treatmentEdit = z
  .partial(z.strictObject({ ...shape, version: recordVersion }))
  .check(endIsNotBeforeStart, anchorsFollow, daysAreInside, isNotTooLong);
export type TreatmentEdit = z.infer<typeof treatmentEdit>;
