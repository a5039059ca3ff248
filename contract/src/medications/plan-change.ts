import * as z from 'zod/mini';
import { wholeNumber } from '../http/bounded.ts';
import { plainText } from '../http/plain-text.ts';
import { recordVersion } from '../http/record-stamps.ts';
import { limits } from '../limits.ts';
import { doseDate } from './dose-date.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/plan-change-errors', {
  change: 'Select what to do with the cycle: delay, hold or go_ahead.',
});

const cycle = wholeNumber(1, 10_000);

export const cycleChange = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('delay'), cycle, days: wholeNumber(1, 366) }),
    z.strictObject({ kind: z.literal('hold'), cycle }),
    z.strictObject({
      kind: z.literal('go_ahead'),
      cycle,
      first_day: doseDate,
      /** The day of the cycle that is taken on that day: where some were taken before it was held, the next one. */
      from_day: z._default(wholeNumber(1, 366), 1),
    }),
  ],
  { error: () => errors.change },
);
export type CycleChange = z.input<typeof cycleChange>;

/** What is done to a cycle of a plan, and to all that follows it. */
export const planChange = z.strictObject({
  change: cycleChange,
  reason: z._default(plainText(limits.text.short), ''),
  version: z.optional(recordVersion),
});
export type PlanChangeBody = z.infer<typeof planChange>;
