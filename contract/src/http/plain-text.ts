import * as z from 'zod/mini';

/** PostgreSQL refuses NUL and turns lone surrogates into U+FFFD: both are refused at the edge instead. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');

const storable = z.refine<string>(isStorable, {
  error: 'Please remove the unreadable character from this text.',
});

/** Text that a person typed: trimmed, at most `max` characters, may be empty. */
export const plainText = (max: number) =>
  z
    .string({ error: 'Please write text here.' })
    .check(
      z.trim(),
      z.maxLength(max, { error: `Please keep this to ${max.toLocaleString('en-GB')} characters.` }),
      storable,
    );

/** The same, and not empty. */
export const requiredText = (max: number, sentence = 'Please fill this in.') =>
  z
    .string({ error: sentence })
    .check(
      z.trim(),
      z.minLength(1, { error: sentence }),
      z.maxLength(max, { error: `Please keep this to ${max.toLocaleString('en-GB')} characters.` }),
      storable,
    );

/** A secret is taken as it is: never trimmed. */
export const secretText = (max: number, sentence = 'Please fill this in.') =>
  z.string({ error: sentence }).check(z.minLength(1, { error: sentence }), z.maxLength(max), storable);

export const emailAddress = z
  .string({ error: 'Please write an e-mail address.' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.email({ error: 'Please write an e-mail address like name@example.org.' }),
  );

export const id = z.uuid({ error: 'This is not an id of ours.' });
export const idParams = z.object({ id });
