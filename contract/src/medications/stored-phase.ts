import * as z from 'zod/mini';
import { places } from '../time/month-days.ts';
import { weekday } from '../time/weekdays.ts';
import { dayMoments } from './slots.ts';

/** A phase as it leaves the server: without input validation, so that a plan from before a rule can still be read. */

const text = z.string();
const numbers = z.array(z.int());

const storedSlot = z.object({
  id: text,
  at: z.union([text, z.object({ when: z.enum(dayMoments), offset_min: z.int() })]),
  parts: z.array(z.object({ strength: text, count: z.number() })),
  note: z.optional(text),
});

const storedDayOfMonth = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('date'), day: z.int() }),
  z.object({ kind: z.literal('last_day') }),
  z.object({ kind: z.literal('weekday'), nth: z.literal(places), weekday }),
]);

const storedPattern = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily') }),
  z.object({ kind: z.literal('weekdays'), repeat_on: z.array(weekday) }),
  z.object({ kind: z.literal('every_n_days'), n: z.int(), anchor: text }),
  z.object({ kind: z.literal('monthly'), every: z.int(), on: storedDayOfMonth, anchor: text }),
  z.object({
    kind: z.literal('cycle'),
    length: z.int(),
    on_days: numbers,
    anchor: text,
    cycles: z.nullable(z.int()),
    shifts: z.array(z.object({ cycle: z.int(), start_date: text })),
    held: numbers,
  }),
  z.object({ kind: z.literal('every_hours'), h: z.int(), from: z.enum(['scheduled', 'taken']) }),
  z.object({
    kind: z.literal('as_needed'),
    max_per_day: z.nullable(z.int()),
    min_gap_min: z.nullable(z.int()),
    for_what: text,
  }),
]);

export const storedPhase = z.object({
  seq: z.int(),
  label: z.optional(text),
  start: z.union([z.object({ date: text }), z.object({ after_previous: z.literal(true) })]),
  length: z.union([
    z.object({ days: z.int() }),
    z.object({ until: text }),
    z.object({ open: z.literal(true) }),
  ]),
  pattern: storedPattern,
  slots: z.array(storedSlot),
  dose_steps: z.optional(
    z.array(z.object({ cycle: z.int(), day: z.int(), slots: z.array(storedSlot) })),
  ),
});
