import * as z from 'zod/mini';

/** PostgreSQL refuses NUL and turns lone surrogates into U+FFFD: both are refused at the edge instead. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');

/** Control characters, and the two that reverse the direction of all following text: they are never typed. */
const unreadable = /[^\P{Cc}\t\n\r]|[\u202D\u202E]/u;

const turns = [
  { opening: '\u2066\u2067\u2068', closing: '\u2069' },
  { opening: '\u202A\u202B', closing: '\u202C' },
];

/** Phones copy a number with direction marks around it. An unclosed mark would reverse the text next to it. */
const isTurnedBack = (value: string): boolean =>
  turns.every(({ opening, closing }) => {
    let open = 0;
    for (const sign of value) {
      if (opening.includes(sign)) open += 1;
      else if (sign === closing && open > 0) open -= 1;
    }
    return open === 0;
  });

const unreadableSentence = 'Remove the unreadable character from this text.';
const storable = z.refine<string>(isStorable, { error: unreadableSentence });
const readable = z.refine<string>(
  (value) => isStorable(value) && !unreadable.test(value) && isTurnedBack(value),
  { error: unreadableSentence },
);

/** A name of invisible characters only is empty. */
const isVisible = (value: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);

/** Built only when needed: formatting a number takes a browser a millisecond, and there are dozens of fields. */
export const tooLong = (max: number) => (): string =>
  `Use ${max.toLocaleString('en-GB')} characters or fewer.`;

/** Text that a user typed: trimmed, at most `max` characters, may be empty. */
export const plainText = (max: number) =>
  z
    .string({ error: 'Enter text here.' })
    .check(z.trim(), z.maxLength(max, { error: tooLong(max) }), readable);

/** Read when it is needed: it is in the language of the request. */
export type Sentence = string | (() => string);

/** The same, and not empty. */
export const requiredText = (max: number, sentence: Sentence = 'Enter a value.') =>
  z
    .string({ error: sentence })
    .check(
      z.trim(),
      z.minLength(1, { error: sentence, abort: true }),
      z.maxLength(max, { error: tooLong(max) }),
      readable,
      z.refine(isVisible, { error: sentence }),
    );

/** A secret is kept unchanged: never trimmed. */
export const secretText = (max: number, sentence: Sentence = 'Enter a value.') =>
  z
    .string({ error: sentence })
    .check(z.minLength(1, { error: sentence }), z.maxLength(max), storable);

export const emailAddress = z
  .string({ error: 'Enter an email address.' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.email({ error: 'Enter an email address, for example name@example.org.' }),
  );

/** In lower case, as the database writes it: ids are compared as text, and logged as text. */
export const id = z
  .uuid({ error: 'We cannot find this. Reload the page and try again.' })
  .check(z.toLowerCase());
export const idParams = z.object({ id });
