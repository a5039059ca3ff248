import * as z from 'zod/mini';
import { roles } from '../access/session.ts';
import { emailAddress, id, requiredText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { preboardingSteps } from '../preboarding/schema.ts';

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

/** Facts of the account only: no clinical data is ever shown to an administrator. */
export const userDetail = z.extend(userListItem, {
  user_type: z.enum(roles),
  created_at: z.string(),
  factors: z.array(z.enum(factors)),
  terms_version: z.nullable(z.string()),
  preboarding_completed: z.boolean(),
  /** Where somebody who has not finished stands; null when done, and for administrators. */
  preboarding_step: z.nullable(z.enum(preboardingSteps)),
  storage_bytes: z.number(),
  open_sessions: z.number(),
  /** The newest refusals this account met, by their code in `texts/errors.ts`. */
  last_errors: z.array(z.object({ at: z.string(), code: z.string() })),
});
export type UserDetail = z.infer<typeof userDetail>;

/** Written into the audit log and the mail that the person gets. */
const reason = requiredText(limits.text.short, 'Please say why; the person will read it.');
const name = requiredText(limits.text.name);

export const userInvite = z.strictObject({
  email: emailAddress,
  user_type: z.enum(roles, { error: 'Please choose a role.' }),
  first_name: z.optional(name),
  last_name: z.optional(name),
  reason,
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
  z.strictObject({ action: z.enum(userActions), reason }),
  z.strictObject({
    action: z.literal('change_role'),
    user_type: z.enum(roles, { error: 'Please choose a role.' }),
    reason,
  }),
]);
export type UserEdit = z.infer<typeof userEdit>;
