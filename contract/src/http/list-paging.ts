import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import { plainText } from './plain-text.ts';

export const mostPerPage = 500;

const texts = messages('http/list-paging', {
  limit: 'Ask for 1 to {most, number} at a time.',
});
const sentence = (): string => texts.limit({ most: mostPerPage });

/**
 * Beyond §7: a list is returned whole, and a part of it in pages: no larger than `limit`, and shorter where the rows
 * are large.
 */
export const pageQuery = {
  limit: z.optional(
    z.coerce
      .number({ error: sentence })
      .check(
        z.multipleOf(1, { error: sentence }),
        z.minimum(1, { error: sentence }),
        z.maximum(mostPerPage, { error: sentence }),
      ),
  ),
  /** The `next_cursor` of the page before. */
  cursor: z.optional(plainText(limits.text.short)),
};

/** Absent on the last page and on a whole list. */
export const nextCursor = z.optional(z.string());
