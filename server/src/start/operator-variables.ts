import * as z from 'zod/mini';

/** One line of text for people to read. */
export const operatorLine = z.string().check(
  z.regex(/^(?=.*\S)[^\p{Cc}]{1,300}$/u, {
    error: 'must be one line of text, at most 300 characters long',
  }),
);
