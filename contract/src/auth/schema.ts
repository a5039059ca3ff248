import * as z from 'zod/mini';
import { roles } from '../access/session.ts';
import { emailAddress, id, requiredText, secretText, type Sentence } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';

const texts = messages('auth/schema', {
  passwordTooLong: 'Use {most, number} characters or fewer.',
  password: 'Enter your password.',
  newPassword: 'Choose a password.',
  sixDigits: 'Enter the 6-digit code.',
  factorCode: 'Enter the code from your app, or a recovery code.',
  mailedCode: 'Enter the code from the email.',
});

/** §3 User. The last two are ours: a second device has nothing stored and must learn them from the server. */
export const user = z.object({
  id,
  user_type: z.enum(roles),
  preboarding_completed: z.boolean(),
  is_primary_email: z.boolean(),
  is_primary_mfa: z.boolean(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  user_name: z.nullable(z.string()),
  terms_accepted: z.boolean(),
  /** When the account will be deleted; absent unless the user requested it. */
  deletes_at: z.optional(z.string()),
  /** Of the app and its emails: 'de'; absent until the first sign-in. */
  language: z.optional(z.string()),
  /** D6: the account has no record of its own. Absent for everyone else. */
  only_helps: z.optional(z.literal(true)),
});
export type User = z.infer<typeof user>;

/** §3 Login response. */
export const tokensAndUser = z.object({ access: z.string(), refresh: z.string(), user });
export type TokensAndUser = z.infer<typeof tokensAndUser>;

/** The limit counts characters as people see them; one of them may take four units of a string. */
export const password = (sentence: Sentence) =>
  secretText(limits.text.long, sentence).check(
    z.maxLength(4 * limits.auth.passwordMax, {
      error: () => texts.passwordTooLong({ most: limits.auth.passwordMax }),
    }),
  );

export const credentials = z.strictObject({
  email: emailAddress,
  password: password(() => texts.password),
  /** The solved proof of work, required after the first failures. */
  captcha: z.optional(z.string().check(z.maxLength(4096))),
});

export const refreshBody = z.strictObject({
  refresh: z.string().check(z.minLength(1), z.maxLength(512)),
});

/** §7: `access`; `refresh` too, because the token rotates for clients that take part. */
export const refreshed = z.object({ access: z.string(), refresh: z.optional(z.string()) });

const sixDigits = z.string({ error: () => texts.sixDigits }).check(
  z.trim(),
  z.overwrite((value: string) => value.replaceAll(/[\s-]/g, '')),
  z.regex(new RegExp(`^\\d{${limits.auth.emailCodeDigits}}$`), {
    error: () => texts.sixDigits,
  }),
);

export const emailCodeBody = z.strictObject({ code: sixDigits });

/** Six digits of the app, or a recovery code. */
export const factorCodeBody = z.strictObject({
  code: requiredText(40, () => texts.factorCode),
});

export const emailCodeSent = z.object({
  /** The address with its middle hidden: enough to recognise, not to learn. */
  sent_to: z.string(),
  expires_at: z.string(),
  /** Seconds until another code may be requested. */
  resend_after: z.number(),
});

export const totpEnrolment = z.object({ secret: z.string(), otpauth_uri: z.string() });
/** The first right code passes the second factor too, so the tokens come with the recovery codes. */
export const totpConfirmed = z.extend(tokensAndUser, { recovery_codes: z.array(z.string()) });

export const forgotBody = z.strictObject({
  email: emailAddress,
  captcha: z.optional(z.string().check(z.maxLength(4096))),
});
/** Six digits of a reset, or the long code of an invitation. */
export const resetCodeBody = z.strictObject({
  email: emailAddress,
  code: z.string({ error: () => texts.mailedCode }).check(
    z.overwrite((value: string) => value.replaceAll(/\s/g, '')),
    z.regex(/^(\d{6}|[\w-]{43})$/, { error: () => texts.mailedCode }),
  ),
});
export const resetGrant = z.object({ token: z.string() });
export const newPasswordBody = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(512)),
  password: password(() => texts.newPassword),
});

/** Where the operator trusts the provider with the second factor, it may be passed already. */
export const providerSignedIn = z.extend(tokensAndUser, { mfa_verified: z.boolean() });
export type ProviderSignedIn = z.infer<typeof providerSignedIn>;

/** Where to go after the provider; `state` is the browser's half of the one-time state. */
export const providerStart = z.object({
  state: z.optional(z.string().check(z.regex(/^[\w-]{22,86}$/))),
});

export const providerReturn = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(4096)),
  state: z.string().check(z.minLength(1), z.maxLength(512)),
  /** RFC 9207: the issuer that answered, where the provider sends it. */
  iss: z.optional(z.string().check(z.maxLength(2048))),
});

/** An ALTCHA challenge, as its library writes it. */
export const captchaChallenge = z.record(z.string(), z.unknown());
