import * as z from 'zod/mini';
import { doseDate } from './dose-date.ts';
import { medication } from './schema.ts';

export const firstDayQuestion = z.strictObject({ first_day: doseDate });

const doseDays = z.nullable(z.object({ count: z.number(), first: z.string(), last: z.string() }));

/** The medicine as it would be, and what would change in the past; see `FirstDayEffects`. */
export const firstDayPreview = z.object({
  medicine: medication,
  added: doseDays,
  removed: doseDays,
  changed: doseDays,
  recorded: z.number(),
  changes_coming: z.boolean(),
});
export type FirstDayPreview = z.infer<typeof firstDayPreview>;
