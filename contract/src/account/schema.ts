import * as z from 'zod/mini';
import { roles } from '../access/session.ts';
import { password } from '../auth/schema.ts';
import { nextCursor, pageQuery } from '../http/list-paging.ts';
import { emailAddress, id, requiredText } from '../http/plain-text.ts';
import { instant } from '../http/record-stamps.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';

const texts = messages('account/fields', {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  currentPassword: 'Enter your current password.',
  newPassword: 'Choose a password.',
  password: 'Enter your password.',
});

/** What users may read about their own account. */
export const account = z.object({
  email: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  user_type: z.enum(roles),
  created_at: instant,
  /** False: the user signs in only through an identity provider. */
  has_password: z.boolean(),
  /** The authenticator app; null: none is set up. */
  app_since: z.nullable(instant),
  /** The code by e-mail is the second step. */
  uses_email_code: z.boolean(),
  /** Whether it may be the second step instead of the app. */
  may_use_email_code: z.boolean(),
  recovery_codes_left: z.int(),
  /** When it will be deleted, if the user requested it. */
  deletes_at: z.nullable(instant),
});
export type Account = z.infer<typeof account>;

/** Patients write their names in the profile. */
export const accountNames = z.strictObject({
  first_name: requiredText(limits.text.name, () => texts.firstName),
  last_name: requiredText(limits.text.name, () => texts.lastName),
});

/** One live session. */
export const ownSession = z.object({
  id,
  /** 'Firefox on Windows'; null where the browser did not say. */
  device: z.nullable(z.string()),
  signed_in_at: instant,
  last_seen_at: instant,
  is_this: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const sessionList = z.object({ data: z.array(ownSession) });

/** What the log keeps of an action: names of fields, never values. */
export const trailEntry = z.object({
  id,
  at: instant,
  /** `helper`: someone who has access to the record. `nobody`: it happened before sign-in, or automatically. */
  by: z.enum(['you', 'administrator', 'helper', 'nobody']),
  /** `event.created`, `sign-in.password`; format-trail-entry.ts makes a sentence of it. */
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  /** Where it was done, if known. */
  device: z.nullable(z.string()),
  fields: z.array(z.string()),
});
export type TrailEntry = z.infer<typeof trailEntry>;

export const trailQuery = z.object(pageQuery);
export const trail = z.object({ data: z.array(trailEntry), next_cursor: nextCursor });
export type Trail = z.infer<typeof trail>;

export const passwordChange = z.strictObject({
  current: password(() => texts.currentPassword),
  password: password(() => texts.newPassword),
});

/** The password is absent where the account has none. */
export const emailChange = z.strictObject({
  email: emailAddress,
  password: z.optional(password(() => texts.password)),
});

/** The same whether the address is free or belongs to another account. */
export const emailChangeSent = z.object({
  expires_at: instant,
  /** Seconds until another code may be requested. */
  resend_after: z.number(),
});

/** Of the link in the mail to the old address. */
export const emailUndo = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(512)),
});

export const emailTakenBack = z.object({
  /** The address that is in force again. */
  email: z.string(),
  /** May set a new password once; null where the account has none. */
  token: z.nullable(z.string()),
});

/** Absent where the account has none. */
export const deletionRequest = z.strictObject({
  password: z.optional(password(() => texts.password)),
});

export const newRecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
