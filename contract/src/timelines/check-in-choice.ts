import * as z from 'zod/mini';
import { limitedList } from '../http/bounded.ts';
import { requiredText } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import { eachOnce } from './each-once.ts';

/** More could not be answered in a few seconds. */
export const mostCheckInSymptoms = 5;

const errors = messages('timelines/check-in-choice-errors', {
  twice: 'Name each symptom once.',
});

/** Each symptom has one answer. */
export const namesOnce = <V>(namesOf: (value: V) => readonly string[]) =>
  z.refine<V>((value) => eachOnce(namesOf(value)).length === namesOf(value).length, {
    error: () => errors.twice,
  });

/** Whether the check-in is offered, and which symptoms it asks about. */
export const checkInChoice = z.strictObject({
  is_on: z.boolean(),
  symptoms: limitedList(requiredText(limits.text.short), mostCheckInSymptoms).check(
    namesOnce((names) => names),
  ),
});
export type CheckInChoice = z.infer<typeof checkInChoice>;
