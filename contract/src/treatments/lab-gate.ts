import * as z from 'zod/mini';
import { plainText, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { treatmentErrors } from './texts.ts';

const short = plainText(limits.text.short);
const limit = z.nullable(z.number({ error: () => treatmentErrors.limit }));

/** Typed by the patient from their own letter: shown beside results. It never says whether a treatment may go on. */
export const newLabGate = z
  .strictObject({
    test: requiredText(limits.text.short, () => treatmentErrors.limitTest),
    min: z._default(limit, null),
    max: z._default(limit, null),
    unit: z._default(short, ''),
    source: z._default(short, ''),
  })
  .check(
    z.refine(({ min, max }) => min !== null || max !== null, {
      path: ['min'],
      error: () => treatmentErrors.limitMissing,
    }),
    z.refine(({ min, max }) => min === null || max === null || min <= max, {
      path: ['max'],
      error: () => treatmentErrors.limitOrder,
    }),
  );

/** As it leaves the server. */
export const labGate = z.object({
  test: z.string(),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  unit: z.string(),
  source: z.string(),
});
export type LabGate = z.infer<typeof labGate>;
