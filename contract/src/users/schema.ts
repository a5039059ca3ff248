import * as z from 'zod/mini';
import { roles } from '../access/session.ts';
import { emailAddress, id, requiredText } from '../http/plain-text.ts';
import { instant } from '../http/record-stamps.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';

const texts = messages('users/fields', {
  reason: 'Enter a reason. The person will see it.',
  role: 'Select a role.',
});

export const userStatuses = ['active', 'inactive', 'pending'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** §3 User list item: these seven fields and no other leave the server. */
export const userListItem = z.object({
  id,
  /** Empty or null until an invited person has written it. */
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.string(),
  date_of_birth: z.nullable(z.string()),
  status: z.enum(userStatuses),
  last_login: z.nullable(z.string()),
});
export type UserListItem = z.infer<typeof userListItem>;

export const userList = z.array(userListItem);

export const factors = ['email', 'totp'] as const;

/** Something that happened to an account. Never what a user did with their record. */
export const accountEvent = z.object({
  id,
  at: instant,
  /** `nobody`: it happened before sign-in, or automatically. */
  by: z.enum(['user', 'administrator', 'nobody']),
  /** `sign-in.password`; account/format-trail-entry.ts makes a sentence of it. */
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  /** What an administrator gave as the reason. */
  reason: z.nullable(z.string()),
});
export type AccountEvent = z.infer<typeof accountEvent>;

/** Facts of the account only: no clinical data is ever shown to an administrator. */
export const userDetail = z.extend(userListItem, {
  user_type: z.enum(roles),
  created_at: instant,
  /** False: password sign-in is not possible; an identity provider may still let the user in. */
  has_password: z.boolean(),
  /** The second steps that are set up. */
  factors: z.array(z.enum(factors)),
  terms_version: z.nullable(z.string()),
  terms_accepted_at: z.nullable(instant),
  preboarding_completed: z.boolean(),
  /** Has answers saved, and has not finished. */
  preboarding_begun: z.boolean(),
  storage_bytes: z.number(),
  /** Until when the newest invitation can be used; null when there is none that can. */
  invitation_until: z.nullable(instant),
  /** When it will be deleted, if the user requested it. */
  deletes_at: z.nullable(instant),
  sessions: z.array(
    z.object({ device: z.nullable(z.string()), signed_in_at: instant, last_seen_at: instant }),
  ),
  /** The newest first. */
  events: z.array(accountEvent),
});
export type UserDetail = z.infer<typeof userDetail>;

/** Written into the audit log and the mail that the person gets. */
export const actionReason = requiredText(limits.text.short, () => texts.reason);
const name = requiredText(limits.text.name);

export const userInvite = z.strictObject({
  email: emailAddress,
  user_type: z.enum(roles, { error: () => texts.role }),
  first_name: z.optional(name),
  last_name: z.optional(name),
  reason: actionReason,
});
export type UserInvite = z.infer<typeof userInvite>;

/** What an administrator may do to an account, beside changing its role. */
export const userActions = [
  'invite_again',
  'activate',
  'deactivate',
  'reset_password',
  'reset_factors',
  'end_sessions',
] as const;
export type UserAction = (typeof userActions)[number];

/** One action a call, so that each has its own reason and its own line in the audit log. Never a password. */
export const userEdit = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(userActions), reason: actionReason }),
  z.strictObject({
    action: z.literal('change_role'),
    user_type: z.enum(roles, { error: () => texts.role }),
    reason: actionReason,
  }),
]);
export type UserEdit = z.infer<typeof userEdit>;
