import * as z from 'zod/mini';
import { plainText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { medicationStatus } from './labels.ts';
import { newMedication } from './medication-body.ts';
import { isListRequest } from './rules.ts';
import { medication } from './schema.ts';

/** §7: status and search. A client without search text may leave it out. */
export const listMedications = z.strictObject({
  status: medicationStatus,
  search: z._default(plainText(limits.text.short), ''),
});
export type ListMedications = z.infer<typeof listMedications>;

export const medicationList = z.array(medication);

const ambiguous =
  'Please send status and search alone to list medicines, or a new medicine without search to add it.';

/** Which of the two shapes of the overloaded POST a body has to meet. */
export const shapeOfBody = (body: unknown) =>
  isListRequest(body) ? listMedications : newMedication;

const isAmbiguous = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'search' in body && !isListRequest(body);

/** §7: one address lists and adds. The sentence of a refusal is that of the shape that was meant. */
export const listOrNew = z.union([listMedications, newMedication], {
  error: ({ input }) =>
    isAmbiguous(input)
      ? ambiguous
      : z.safeParse(shapeOfBody(input), input).error?.issues[0]?.message,
});
export type ListOrNew = z.infer<typeof listOrNew>;

export const listOrAdded = z.union([medicationList, medication]);
