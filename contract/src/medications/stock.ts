import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { limitedList, wholeNumber } from '../http/bounded.ts';

/** Stock: days of warning before it runs out, days a renewal takes. */
export const stockDefaults = { low_at_days: 7, renew_lead_days: 28 } as const;
const mostStrengths = 20;
const onHandSentence = 'Please write how many are left.';

const shape = {
  strength: requiredText(limits.text.short, 'Please write the strength, such as 100 mg.'),
  on_hand: z
    .number({ error: onHandSentence })
    .check(
      z.nonnegative({ error: onHandSentence }),
      z.maximum(100_000, { error: 'Please check this number.' }),
    ),
  unit: plainText(limits.text.short),
  expires: z.nullable(calendarDate),
  low_at_days: wholeNumber(0, 365),
  repeats_left: z.nullable(wholeNumber(0, 99)),
  renew_lead_days: wholeNumber(0, 365),
};

const oneStock = z.strictObject({
  ...shape,
  unit: z._default(shape.unit, ''),
  expires: z._default(shape.expires, null),
  low_at_days: z._default(shape.low_at_days, stockDefaults.low_at_days),
  repeats_left: z._default(shape.repeats_left, null),
  renew_lead_days: z._default(shape.renew_lead_days, stockDefaults.renew_lead_days),
});

/** One entry per strength: the strength is its name. */
export const newStock = limitedList(oneStock, mostStrengths).check(
  z.refine((list) => new Set(list.map(({ strength }) => strength)).size === list.length, {
    error: 'Please list every strength only once.',
  }),
);

export const stockAlerts = ['out', 'low', 'renew'] as const;

/** As it leaves the server. */
export const stock = z.object({
  strength: z.string(),
  on_hand: z.number(),
  unit: z.string(),
  expires: z.nullable(z.string()),
  low_at_days: z.int(),
  repeats_left: z.nullable(z.int()),
  renew_lead_days: z.int(),
  /** The first day that is not covered; null: none within a year. */
  runs_out_on: z.nullable(z.string()),
  alert: z.nullable(z.enum(stockAlerts)),
});
export type Stock = z.infer<typeof stock>;
