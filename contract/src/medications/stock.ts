import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { dosePart } from './slots.ts';

/** Stock: days of warning before it runs out, days a renewal takes. */
export const stockDefaults = { low_at_days: 7, renew_lead_days: 28 } as const;
export const mostStrengths = 20;
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
  /** How many pieces a dose takes, where the schedule itself does not say so; null: nobody said. */
  per_dose: z.nullable(dosePart.shape.count),
};

const oneStock = z.strictObject({
  ...shape,
  unit: z._default(shape.unit, ''),
  expires: z._default(shape.expires, null),
  low_at_days: z._default(shape.low_at_days, stockDefaults.low_at_days),
  repeats_left: z._default(shape.repeats_left, null),
  renew_lead_days: z._default(shape.renew_lead_days, stockDefaults.renew_lead_days),
  per_dose: z._default(shape.per_dose, null),
});

const { strength, on_hand, ...settings } = shape;

/** As it stood on the screen of whoever changes it. */
const seenStock = z.partial(z.object({ on_hand, ...settings }));

/**
 * A change of one strength, so that two devices do not write over each other: `add` and `used_repeat` count on what is
 * there, and whatever else is named has to be as it was `seen`, else it is a conflict.
 */
export const stockChange = z
  .strictObject({
    strength,
    add: z.optional(on_hand.check(z.positive({ error: onHandSentence }))),
    count: z.optional(on_hand),
    used_repeat: z._default(z.boolean({ error: 'Please choose yes or no.' }), false),
    /** It is no longer counted. */
    stop: z._default(z.boolean({ error: 'Please choose yes or no.' }), false),
    ...z.partial(z.object(settings)).shape,
    /** Null: it was not counted. Left out: the caller does not mind. */
    seen: z.optional(z.nullable(seenStock)),
  })
  .check(
    z.refine(({ add, count }) => add === undefined || count === undefined, {
      path: ['count'],
      error: 'Please send either what came or what was counted.',
    }),
  );
export type StockChange = z.infer<typeof stockChange>;

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
  per_dose: z.nullable(z.number()),
  /** The first day that is not covered; null: none within a year. */
  runs_out_on: z.nullable(z.string()),
  alert: z.nullable(z.enum(stockAlerts)),
});
export type Stock = z.infer<typeof stock>;
