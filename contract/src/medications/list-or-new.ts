import * as z from 'zod/mini';
import { plainText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { medicationStatus } from './labels.ts';
import { newMedication } from './medication-body.ts';
import { isListRequest } from './rules.ts';
import { medication } from './schema.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/list-errors', {
  ambiguous:
    'Send status and search alone to list medicines, or a new medicine without search to add it.',
});

/** §7: status and search. A client without search text may leave it out. */
export const listMedications = z.strictObject({
  status: medicationStatus,
  search: z._default(plainText(limits.text.short), ''),
});
export type ListMedications = z.infer<typeof listMedications>;

export const medicationList = z.array(medication);

/** Which of the two shapes of the overloaded POST a body has to meet. */
export const shapeOfBody = (body: unknown) =>
  isListRequest(body) ? listMedications : newMedication;

const isAmbiguous = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  Object.hasOwn(body, 'search') &&
  !isListRequest(body);

const eitherShape = z.union([listMedications, newMedication]);

/** A union reports one issue for the whole body. This reports those of the shape that was meant, each at its field. */
const meantShape = z.transform<z.input<typeof eitherShape>, z.input<typeof eitherShape>>(
  (body, context) => {
    if (isAmbiguous(body)) {
      context.issues.push({
        code: 'custom',
        path: ['search'],
        message: errors.ambiguous,
        input: body,
      });
    } else {
      const { error } = z.safeParse(shapeOfBody(body), body);
      for (const issue of error?.issues ?? []) {
        context.issues.push({ ...issue, input: body } as z.core.$ZodRawIssue);
      }
    }
    return body;
  },
);

/** §7: one address lists and adds. */
export const listOrNew = z.pipe(meantShape, eitherShape);
export type ListOrNew = z.infer<typeof listOrNew>;

export const listOrAdded = z.union([medicationList, medication]);
