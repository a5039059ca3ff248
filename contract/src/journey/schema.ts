import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { medicationCategory } from '../medications/labels.ts';
import { eventStatus } from '../timelines/event-statuses.ts';
import { eventType } from '../timelines/event-types.ts';
import { eventResult } from '../timelines/results.ts';
import { labGate } from '../treatments/lab-gate.ts';
import { sessionStatus } from '../treatments/labels.ts';

const text = z.string();
const count = z.int();

/** As much of an event as the picture draws and a day reads. */
export const journeyEvent = z.object({
  id,
  event_type: eventType,
  title: text,
  /** Local 'YYYY-MM-DDTHH:mm'. */
  start: text,
  end: z.nullable(text),
  all_day: z.boolean(),
  status: eventStatus,
  symptoms: z.array(text),
  severity: z.nullable(z.int()),
  results: z.array(eventResult),
});
export type JourneyEvent = z.infer<typeof journeyEvent>;

const days = { from: text, days: count };

/** So many doses on each of some days after each other. */
export const doseRun = z.object({
  ...days,
  taken: count,
  skipped: count,
  missed: count,
  /** To come, due or late. */
  planned: count,
  /** Waiting for the clinic’s go-ahead. */
  held: count,
});
export type DoseRun = z.infer<typeof doseRun>;

/** The planned amount on each of some days after each other. */
export const amountRun = z.object({ ...days, amount: z.number() });
export type AmountRun = z.infer<typeof amountRun>;

export const journeyMedicine = z.object({
  id,
  name: text,
  category: z.nullable(medicationCategory),
  doses: z.array(doseRun),
  /** In `unit`; empty where the parts of a dose have no sum. */
  amounts: z.array(amountRun),
  unit: text,
  changes: z.array(z.object({ date: text, before: z.nullable(text), after: z.nullable(text) })),
});
export type JourneyMedicine = z.infer<typeof journeyMedicine>;

export const journeyTreatment = z.object({
  id,
  title: text,
  start: z.nullable(text),
  end: z.nullable(text),
  lab_gate: z.array(labGate),
  /** Both days included. */
  cycles: z.array(z.object({ number: count, first: text, last: text })),
  sessions: z.array(z.object({ id, date: text, time: z.nullable(text), status: sessionStatus })),
});
export type JourneyTreatment = z.infer<typeof journeyTreatment>;

/** All of a record that lies in some days. */
export const journey = z.object({
  from: text,
  to: text,
  /** Where the patient lives. */
  today: text,
  events: z.array(journeyEvent),
  medicines: z.array(journeyMedicine),
  treatments: z.array(journeyTreatment),
});
export type Journey = z.infer<typeof journey>;
