import * as z from 'zod/mini';
import { plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { eventErrors } from './texts.ts';

const figure = z.number({ error: () => eventErrors.figure });

const shape = {
  name: requiredText(limits.text.short, () => eventErrors.resultName),
  /** Most results are numbers and draw a trend; some are words ('negative'). */
  value: z.union([figure, requiredText(limits.text.short)], { error: () => eventErrors.result }),
  unit: plainText(limits.text.short),
  /** The range printed on the person's own letter, when there is one. */
  low: z.nullable(figure),
  high: z.nullable(figure),
};

export const newEventResult = z
  .strictObject({
    ...shape,
    unit: z._default(shape.unit, ''),
    low: z._default(shape.low, null),
    high: z._default(shape.high, null),
  })
  .check(
    z.refine(({ low, high }) => low === null || high === null || low <= high, {
      path: ['high'],
      error: () => eventErrors.resultRange,
    }),
  );

/** As it leaves the server. */
export const eventResult = z.object({
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.string(),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});
export type EventResult = z.infer<typeof eventResult>;
