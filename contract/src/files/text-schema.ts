import * as z from 'zod/mini';
import { id, requiredText, tooLong } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import { documentType } from './document-types.ts';

const texts = messages('files/first-page', {
  picture: 'Send a JPEG, PNG or WebP picture of the first page.',
});

/**
 * `waiting`: it will be read in a moment. `none`: there is no text in it, or none that we can read here. `unreadable`: it
 * could not be read, because it is damaged, has a password or is too large.
 */
export const fileTextStates = ['waiting', 'read', 'none', 'unreadable'] as const;

/** What a document seems to be: see `suggestDetails`. */
const suggestion = z.object({
  title: z.nullable(z.string()),
  doc_type: z.nullable(documentType),
  document_date: z.nullable(z.string()),
});

/** The words of a document, and what they say about it. */
export const fileText = z.object({
  state: z.enum(fileTextStates),
  text: z.string(),
  /** Null: there is nothing to suggest, or the person did not want it. */
  suggestion: z.nullable(suggestion),
});
export type FileText = z.infer<typeof fileText>;

export const textSearch = z.strictObject({ q: requiredText(limits.text.short) });

/** Files with these words inside, newest first. */
export const foundInTexts = z.object({
  data: z.array(
    z.object({
      id,
      /** The words around the first one that was found. */
      snippet: z.string(),
    }),
  ),
  /** How many files are still to be read. */
  waiting: z.int(),
  /** How many have no words that could be searched: most photos, and what could not be read. */
  wordless: z.int(),
});
export type FoundInTexts = z.infer<typeof foundInTexts>;

/** Four characters for three bytes. */
const longestPicture = Math.ceil(limits.files.pictureBytes / 3) * 4;

/** The first page as a small picture, drawn by the browser, in base64. */
export const firstPage = z.strictObject({
  picture: z.string({ error: () => texts.picture }).check(
    z.minLength(4, { error: () => texts.picture }),
    z.maxLength(longestPicture, { error: tooLong(longestPicture) }),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: () => texts.picture }),
    z.refine(({ length }) => length % 4 === 0, { error: () => texts.picture }),
  ),
});
