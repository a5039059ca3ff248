import * as z from 'zod/mini';
import { localTime } from '../http/date-text.ts';
import { plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/slot-errors', {
  count: 'Enter a number above zero.',
  aboveZero: 'Enter an amount above zero, for example 100 mg.',
  strength: 'Enter the strength, for example 100 mg.',
  tooMany: 'Check this number.',
  slotId: 'Name a slot with up to 40 letters, digits or dashes.',
  reservedId: 'Give this slot another name.',
  time: 'Select a time.',
});

const mostParts = 20;
const amountSentence = (): string => errors.count;

/** '-500 mg' and '0 mg', but neither '0.5 mg' nor '0-0-1' nor '0 to 2 tablets'. */
const belowOrZero =
  /^\s*(?:[-−–—]\s*[.,]?\p{N}|0+(?:[.,]0+)?(?!\s*(?:[\d.,/–-]|(?:to|or|bis|oder)\b)))/u;

/** Of a text that begins with a number: it is more than none. */
export const isAboveZero = z.refine<string>((text) => !belowOrZero.test(text), {
  error: () => errors.aboveZero,
});

export const strengthText = requiredText(limits.text.short, () => errors.strength).check(
  isAboveZero,
);

/** One dose is often several capsules of different strengths; their sum is the dose. */
export const dosePart = z.strictObject({
  strength: strengthText,
  /** Halves are allowed. */
  count: z
    .number({ error: amountSentence })
    .check(z.positive({ error: amountSentence }), z.maximum(1000, { error: () => errors.tooMany })),
});
export type DosePart = z.infer<typeof dosePart>;
export const doseParts = limitedList(dosePart, mostParts);

/** FHIR EventTiming: before breakfast, at bedtime. */
export const dayMoments = ['ACM', 'HS'] as const;

const slotIdSentence = (): string => errors.slotId;

/** Chosen by the client, and unique in the schedule: with version and day it identifies one dose. */
export const slotId = z
  .string({ error: slotIdSentence })
  .check(z.regex(/^[\w-]{1,40}$/, { error: slotIdSentence }));

/** The slot id of a pattern by the hour. */
const hourlyForm = /^p\d+h\d+$/;
export const isHourlySlot = (name: string): boolean => hourlyForm.test(name);

export const slot = z.strictObject({
  id: slotId.check(z.refine((name) => !isHourlySlot(name), { error: () => errors.reservedId })),
  at: z.union(
    [localTime, z.strictObject({ when: z.enum(dayMoments), offset_min: wholeNumber(-720, 720) })],
    {
      error: () => errors.time,
    },
  ),
  parts: doseParts,
  note: z.optional(plainText(limits.text.short)),
});
export type Slot = z.infer<typeof slot>;
