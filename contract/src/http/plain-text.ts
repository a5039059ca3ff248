import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';

const texts = messages('http/plain-text', {
  unreadable: 'Remove the unreadable character from this text.',
  tooLong: 'Use {max, number} characters or fewer.',
  text: 'Enter text here.',
  missing: 'Enter a value.',
  email: 'Enter an email address.',
  emailExample: 'Enter an email address, for example name@example.org.',
  unknownId: 'We cannot find this. Reload the page and try again.',
});

/** A text, or a function that reads it in the language of the moment. */
export type Sentence = string | (() => string);

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

const unreadableSentence = (): string => texts.unreadable;
const storable = z.refine<string>(isStorable, { error: unreadableSentence });
const readable = z.refine<string>(
  (value) => isStorable(value) && !unreadable.test(value) && isTurnedBack(value),
  { error: unreadableSentence },
);

/** A name of invisible characters only is empty. */
const isVisible = (value: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);

/** Built only when needed: formatting a number takes a browser a millisecond, and there are dozens of fields. */
export const tooLong = (max: number) => (): string => texts.tooLong({ max });

const missing = (): string => texts.missing;

/** Text that a user typed: trimmed, at most `max` characters, may be empty. */
export const plainText = (max: number) =>
  z
    .string({ error: () => texts.text })
    .check(z.trim(), z.maxLength(max, { error: tooLong(max) }), readable);

/** The same, and not empty. */
export const requiredText = (max: number, sentence: Sentence = missing) =>
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
export const secretText = (max: number, sentence: Sentence = missing) =>
  z
    .string({ error: sentence })
    .check(
      z.minLength(1, { error: sentence }),
      z.maxLength(max, { error: tooLong(max) }),
      storable,
    );

const longestEmail = 254;

export const emailAddress = z
  .string({ error: () => texts.email })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(longestEmail, { error: tooLong(longestEmail) }),
    z.email({ error: () => texts.emailExample }),
  );

/** In lower case, as the database writes it: ids are compared as text, and logged as text. */
export const id = z.uuid({ error: () => texts.unknownId }).check(z.toLowerCase());
export const idParams = z.object({ id });
