import * as z from 'zod/mini';
import { id } from '../http/plain-text.ts';

/** Which files, each once. */
export const chosenFiles = (most: number) =>
  z.strictObject({
    ids: z.array(id, { error: 'Select at least one file.' }).check(
      z.minLength(1, { error: 'Select at least one file.' }),
      z.maxLength(most, { error: `Select up to ${most} files at a time.` }),
      z.refine((ids) => new Set(ids).size === ids.length, {
        error: 'List each file only once.',
      }),
    ),
  });
