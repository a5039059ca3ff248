import * as z from 'zod/mini';
import { wholeNumber } from '../http/bounded.ts';
import { id } from '../http/plain-text.ts';
import { instant } from '../http/record-stamps.ts';
import { requestEnds, successorLimits } from './successor.ts';

const text = z.string();
const { least, most } = successorLimits.waitDays;

export const newSuccessor = z.strictObject({
  helper_id: id,
  wait_days: z._default(wholeNumber(least, most), successorLimits.waitDays.usual),
});
export type NewSuccessor = z.infer<typeof newSuccessor>;

/** That someone asked to take over. */
export const takeOver = z.object({
  id,
  asked_at: instant,
  wait_days: z.int(),
  /** On how many days the patient was told. */
  told_days: z.int(),
  /** Never sooner. It is later for each day on which no message could leave. */
  ends_at: instant,
  over: z.nullable(z.enum(requestEnds)),
  over_at: z.nullable(instant),
});
export type TakeOverAnswer = z.infer<typeof takeOver>;

export const successorOverview = z.object({
  named: z.nullable(z.object({ helper_id: id, name: text, wait_days: z.int(), named_at: instant })),
  /** The last one. */
  request: z.nullable(z.extend(takeOver, { name: text })),
});
export type SuccessorOverview = z.infer<typeof successorOverview>;

/** A record that one may take over. */
export const successorOf = z.object({
  patient_id: id,
  /** Of the access that the naming stands on: to give it up. */
  access_id: id,
  name: text,
  wait_days: z.int(),
  /** After a refusal there is a rest. */
  may_request_at: instant,
  request: z.nullable(takeOver),
});
export type SuccessorOf = z.infer<typeof successorOf>;
export const successorOfAll = z.object({ data: z.array(successorOf) });

export const refusalAnswer = z.object({
  /** `open`: it can be refused. `refused`: it was. `over`: it was withdrawn, has ended, or it is too late. */
  state: z.enum(['open', 'refused', 'over']),
  /** What is true now, in the language of the patient. */
  sentence: text,
});
export type RefusalAnswer = z.infer<typeof refusalAnswer>;
