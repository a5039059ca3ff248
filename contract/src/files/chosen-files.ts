import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';

const texts = messages('files/chosen', {
  none: 'Select at least one file.',
  tooMany: 'Select up to {most} files at a time.',
  twice: 'List each file only once.',
});

/** Which files, each once. */
export const chosenFiles = (most: number) =>
  z.strictObject({
    ids: z.array(id, { error: () => texts.none }).check(
      z.minLength(1, { error: () => texts.none }),
      z.maxLength(most, { error: () => texts.tooMany({ most: String(most) }) }),
      z.refine((ids) => new Set(ids).size === ids.length, {
        error: () => texts.twice,
      }),
    ),
  });
