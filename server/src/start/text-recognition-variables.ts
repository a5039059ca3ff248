import * as z from 'zod/mini';

/** A name or a path, without arguments: it is started without a shell. */
export const recognitionCommand = z.string().check(
  z.regex(/^(\/[^\0\s]+|[\w.-]+|[A-Za-z]:\\[^\0]+)$/, {
    error: 'must be the name or the whole path of the tesseract command, without arguments',
  }),
);

export const recognitionLanguages = z.string().check(
  z.regex(/^[A-Za-z][A-Za-z_]{1,19}(\+[A-Za-z][A-Za-z_]{1,19}){0,9}$/, {
    error: 'must be names of tesseract languages, like eng+deu',
  }),
);
