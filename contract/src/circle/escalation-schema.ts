import * as z from 'zod/mini';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { calendarDate } from '../http/date-text.ts';
import { id } from '../http/plain-text.ts';
import { instant, recordVersion } from '../http/record-stamps.ts';
import { messages } from '../i18n/messages.ts';
import { escalationLimits } from './escalation.ts';

const errors = messages('circle/escalation-errors', {
  people: 'Select who is told.',
  yesOrNo: 'Select yes or no.',
  dose: 'Send the doses as the list of open ones names them.',
});

const text = z.string();
const yesOrNo = z.boolean({ error: () => errors.yesOrNo });
const { least, most } = escalationLimits.afterMin;

export const newCritical = z.strictObject({
  /** Minutes from the dose to the first person, and from each person to the next. */
  after_min: wholeNumber(least, most),
  people: limitedList(id, escalationLimits.people).check(
    z.minLength(1, { error: () => errors.people }),
  ),
  /** The one that was seen; null: the medicine is not critical yet. */
  version: z.nullable(recordVersion),
});
export type NewCritical = z.infer<typeof newCritical>;

/** The patient alone decides these. */
export const escalationSettings = z.strictObject({
  /** No one is told in the patient's quiet hours. */
  waits_for_quiet: yesOrNo,
  /** Whether a message to a helper may name medicines and amounts. */
  names_in_messages: yesOrNo,
});
export type EscalationSettings = z.infer<typeof escalationSettings>;

export const criticalMedicine = z.object({
  medication_id: id,
  medication_name: text,
  after_min: z.int(),
  people: z.array(id),
  version: recordVersion,
});
export type CriticalMedicineAnswer = z.infer<typeof criticalMedicine>;

/** A dose about which someone was told, or will be. */
export const openEscalation = z.object({
  /** Names the dose in `onIt`. */
  key: text,
  medication_id: id,
  medication_name: text,
  /** '1 × 500 mg'; empty: not known. */
  amount: text,
  /** On the clock of the dose, 'YYYY-MM-DDTHH:mm'. */
  local_date_time: text,
  time_zone: text,
  told: z.array(z.object({ helper_id: z.nullable(id), at: instant })),
  /** Null: no one is on it. */
  on_it: z.nullable(z.object({ helper_id: id, until: instant })),
  /** Who is told next, and when; null: no one is left. */
  next: z.nullable(z.object({ helper_id: id, at: instant })),
});
export type OpenEscalation = z.infer<typeof openEscalation>;

export const escalationOverview = z.object({
  settings: escalationSettings,
  medicines: z.array(criticalMedicine),
  /** Those who may be chosen, and those who were chosen before and may not be told any more. */
  people: z.array(z.object({ helper_id: id, name: text, may_be_told: z.boolean() })),
  /** Of the patient: everything here is on their clock. */
  time_zone: text,
  /** Only where their time has come. */
  open: z.array(openEscalation),
});
export type EscalationOverview = z.infer<typeof escalationOverview>;

/** As `keyByClock` makes it. */
const doseName = z
  .string({ error: () => errors.dose })
  .check(
    z.regex(/^dose [\da-f-]{36} [\dT:-]{1,20}(?: later \d{1,15})?$/, { error: () => errors.dose }),
  );

export const onItBody = z.strictObject({
  /** Of the doses, as `open` names them. */
  keys: limitedList(doseName, 50),
});

/**
 * - `open`: it can be answered
 * - `on_it`: this link, or another helper, said so
 * - `recorded`: nothing is open any more
 * - `expired`: too late, or the access has ended
 */
export const onItStates = ['open', 'on_it', 'recorded', 'expired'] as const;
export const onItAnswer = z.object({
  state: z.enum(onItStates),
  /** What is true now, in the language of the helper. */
  sentence: text,
});
export type OnItAnswer = z.infer<typeof onItAnswer>;

export const dutyTurn = z.object({
  id,
  helper_id: id,
  name: text,
  /** The last day, on the patient's calendar; null: until it is ended. */
  until_on: z.nullable(text),
  is_mine: z.boolean(),
});
export type DutyTurnAnswer = z.infer<typeof dutyTurn>;

export const dutyOverview = z.object({
  /** Null: no one is; then the order of each medicine counts alone. */
  on_duty: z.nullable(dutyTurn),
  /** Turns that count later or again. */
  turns: z.array(dutyTurn),
  /** Not accepted yet. */
  offers: z.array(z.extend(dutyTurn, { from_name: z.nullable(text), is_from_me: z.boolean() })),
});
export type DutyOverview = z.infer<typeof dutyOverview>;

export const newTurn = z.strictObject({ until_on: z.nullable(calendarDate) });
export const newOffer = z.strictObject({ helper_id: id, until_on: z.nullable(calendarDate) });
