import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { instant } from '../http/record-stamps.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/dose-choice-errors', {
  status: 'Select taken or skipped.',
  reason: 'Select one of the reasons.',
  channel: 'Send how this was recorded.',
});

/** Cleared undoes an entry: nothing is known about the dose any more. */
export const doseStatus = z.enum(['taken', 'skipped', 'cleared'], {
  error: () => errors.status,
});

export const skipReasons = [
  'forgot',
  'sick',
  'vomited',
  'told_to_hold',
  'none_left',
  'other',
] as const;
export type SkipReason = (typeof skipReasons)[number];
export const skipReason = z.enum(skipReasons, { error: () => errors.reason });
export const skipReasonLabels: Readonly<Record<SkipReason, string>> = messages(
  'medications/skip-reasons',
  {
    forgot: 'I forgot',
    sick: 'I felt sick',
    vomited: 'I vomited',
    told_to_hold: 'I was told to wait',
    none_left: 'I had none left',
    other: 'Another reason',
  },
);

export const doseChannel = z.enum(['web', 'push', 'circle'], {
  error: () => errors.channel,
});

const text = z.string();
const part = z.object({ strength: text, count: z.number() });

/** Append-only. */
export const doseLogEntry = z.object({
  id,
  medication_id: id,
  status: doseStatus,
  schedule_version_id: z.nullable(id),
  slot_id: z.nullable(text),
  local_date: z.nullable(text),
  /** When it was taken or skipped. */
  at: instant,
  /** When the record arrived. */
  logged_at: z.optional(instant),
  time_zone: text,
  amount_parts: z.array(part),
  reason: z.nullable(skipReason),
  note: text,
  via: doseChannel,
  supersedes: z.nullable(id),
  by: z.nullable(id),
  /** The names of the medicine and its dose when it was recorded: a later change rewrites nothing. */
  medication_name: text,
  dosage: text,
});
export type DoseLogEntry = z.infer<typeof doseLogEntry>;

/** The response to recording a dose. */
export const recordedDose = z.extend(doseLogEntry, {
  /** True: another device or tab had recorded the same before, and nothing was added. */
  already_recorded: z.optional(z.boolean()),
  /** True: the plan of now does not have this dose. That of the time when it was taken did, so it counts. */
  by_earlier_plan: z.optional(z.boolean()),
});
export type RecordedDose = z.infer<typeof recordedDose>;

/**
 * Late and missed are computed from the clock and never stored; held waits for the clinic's go-ahead; unasked was over
 * when the plan was entered.
 */
export const doseStates = [
  'upcoming',
  'due',
  'late',
  'missed',
  'taken',
  'skipped',
  'held',
  'unasked',
] as const;
export type DoseState = (typeof doseStates)[number];

/** Append-only: the newest of a dose counts, by the time of the press (`made_at`). */
export const dosePostponement = z.object({
  id,
  medication_id: id,
  schedule_version_id: id,
  slot_id: text,
  local_date: text,
  /** When the dose is due again; null: back at its planned time. */
  until: z.nullable(instant),
  made_at: instant,
  by: z.nullable(id),
});
export type DosePostponement = z.infer<typeof dosePostponement>;

/** A planned dose, or one logged as needed, with what was logged about it. */
export const doseOccurrence = z.object({
  medication_id: id,
  medication_name: text,
  dosage: text,
  schedule_version_id: z.nullable(id),
  slot_id: z.nullable(text),
  local_date: text,
  /** Wall clock 'YYYY-MM-DDTHH:mm' in `time_zone`; `at` is the same moment. */
  local_date_time: text,
  time_zone: text,
  at: instant,
  parts: z.array(part),
  note: text,
  state: z.enum(doseStates),
  /** Unasked, and planned all the same, before the medicine was entered: it is listed as not recorded. */
  is_added: z.optional(z.boolean()),
  /** Recorded under a plan that was changed, stopped or put on hold since. */
  is_of_earlier_plan: z.optional(z.boolean()),
  /** Hours that count from the last dose taken: the next one is due so many hours after this one. */
  hours_to_next: z.optional(z.number()),
  /** Of the medicine: skipping it asks twice. */
  never_stop_suddenly: z.boolean(),
  /** Postponed to then; `at` stays the planned moment. Null once it is recorded. */
  postponed_until: z.nullable(instant),
  /** Who did that. */
  postponed_by: z.optional(z.nullable(id)),
  log: z.nullable(doseLogEntry),
});
export type DoseOccurrence = z.infer<typeof doseOccurrence>;
