import * as z from 'zod/mini';
import { plainText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { doseDate } from './dose-date.ts';
import { dosePart, strengthText } from './slots.ts';
import { strengthKey } from './strength.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/stock-errors', {
  onHand: 'Enter how many are left.',
  lowAt: 'Enter a number from 0 to 100,000.',
  tooMany: 'Check this number.',
  yesOrNo: 'Select yes or no.',
  either: 'Send either what came or what was counted.',
  sameStrength: 'List each strength only once.',
});

/** Stock: days of warning before it runs out, days a renewal takes. */
export const stockDefaults = { low_at_days: 7, renew_lead_days: 28 } as const;
export const mostStrengths = 20;
export const mostOnHand = 100_000;
const onHandSentence = (): string => errors.onHand;
const lowAtSentence = (): string => errors.lowAt;

const shape = {
  strength: strengthText,
  on_hand: z
    .number({ error: onHandSentence })
    .check(
      z.nonnegative({ error: onHandSentence }),
      z.maximum(mostOnHand, { error: () => errors.tooMany }),
    ),
  unit: plainText(limits.text.short),
  /** The last day on which it can be used. */
  expires: z.nullable(doseDate),
  /** Planned doses: days of warning before it runs out, or before it expires. */
  low_at_days: wholeNumber(0, 365),
  /** As needed: warn at so many pieces or fewer; null: not chosen, `lowAtCount` decides. */
  low_at_count: z.nullable(
    z
      .number({ error: lowAtSentence })
      .check(
        z.nonnegative({ error: lowAtSentence }),
        z.maximum(mostOnHand, { error: lowAtSentence }),
      ),
  ),
  repeats_left: z.nullable(wholeNumber(0, 99)),
  renew_lead_days: wholeNumber(0, 365),
  /** How many pieces a dose takes, where the schedule itself does not say so; null: not entered. */
  per_dose: z.nullable(dosePart.shape.count),
};

const oneStock = z.strictObject({
  ...shape,
  unit: z._default(shape.unit, ''),
  expires: z._default(shape.expires, null),
  low_at_days: z._default(shape.low_at_days, stockDefaults.low_at_days),
  low_at_count: z._default(shape.low_at_count, null),
  repeats_left: z._default(shape.repeats_left, null),
  renew_lead_days: z._default(shape.renew_lead_days, stockDefaults.renew_lead_days),
  per_dose: z._default(shape.per_dose, null),
});

const { strength, on_hand, ...settings } = shape;

/** As the client showed it before the change. */
const seenStock = z.partial(z.object({ on_hand, ...settings }));

/**
 * A change of one strength, so that two devices do not overwrite each other: `add` and `used_repeat` are relative to the
 * current count, and any other named field must be as it was `seen`, else it is a conflict.
 */
export const stockChange = z
  .strictObject({
    strength,
    add: z.optional(on_hand.check(z.positive({ error: onHandSentence }))),
    count: z.optional(on_hand),
    used_repeat: z._default(z.boolean({ error: () => errors.yesOrNo }), false),
    /** It is no longer counted. */
    stop: z._default(z.boolean({ error: () => errors.yesOrNo }), false),
    ...z.partial(z.object(settings)).shape,
    /** Null: it was not counted. Omitted: the caller does not check. */
    seen: z.optional(z.nullable(seenStock)),
  })
  .check(
    z.refine(({ add, count }) => add === undefined || count === undefined, {
      path: ['count'],
      error: () => errors.either,
    }),
  );
export type StockChange = z.infer<typeof stockChange>;

/** One entry per strength, however it is spelled: the strength is its name. */
export const newStock = limitedList(oneStock, mostStrengths).check(
  z.refine(
    (list) => new Set(list.map(({ strength }) => strengthKey(strength))).size === list.length,
    {
      error: () => errors.sameStrength,
    },
  ),
);

/** The most urgent first. */
export const stockAlerts = ['expired', 'out', 'low', 'renew'] as const;

/** As it leaves the server. */
export const stock = z.object({
  strength: z.string(),
  on_hand: z.number(),
  unit: z.string(),
  expires: z.nullable(z.string()),
  low_at_days: z.int(),
  low_at_count: z.nullable(z.number()),
  repeats_left: z.nullable(z.int()),
  renew_lead_days: z.int(),
  per_dose: z.nullable(z.number()),
  /** The first day whose planned doses are not covered; null: none within a year. */
  runs_out_on: z.nullable(z.string()),
  /** No piece is left for that day, or what is left can be used no longer. */
  runs_out_because: z.nullable(z.enum(['used_up', 'expires'])),
  /**
   * How it is taken from: as needed now, by planned doses now or later, not by the current plan, or the plan does not say
   * how many pieces of what. Null: the medicine is on hold or over.
   */
  use: z.nullable(z.enum(['planned', 'as_needed', 'unused', 'unknown'])),
  /** As needed: the pieces at which it warns, chosen or not. */
  warns_at_count: z.nullable(z.number()),
  alert: z.nullable(z.enum(stockAlerts)),
  alert_because: z.nullable(z.enum(['used_up', 'expires', 'few_left'])),
});
export type Stock = z.infer<typeof stock>;

/** As it is stored: without what the forecast says of it. */
export type CountedStock = Omit<
  Stock,
  'runs_out_on' | 'runs_out_because' | 'use' | 'warns_at_count' | 'alert' | 'alert_because'
>;
