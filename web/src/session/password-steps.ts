import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { AnswerOf, BodyOf } from '@caretrail/contract/http/endpoint';
import type { ErrorCode } from '@caretrail/contract/texts/errors';
import * as z from 'zod/mini';
import { withCaptcha } from '../lib/captcha.ts';
import { request } from '../lib/http.ts';
import type { Refusal } from '../lib/refusal.ts';

/**
 * What the screens of a forgotten password and of an invitation pass to each other in the history
 * entry: not in the address, which is logged and shared, and not in the storage, where it would stay.
 */
export const linkProblem = z.object({
  reason: z.enum(['expired', 'used', 'malformed']),
  /** Only those who sent the invitation can send a new one. */
  isInvitation: z.boolean(),
});
export type LinkProblem = z.infer<typeof linkProblem>;

const reasons: Partial<Record<ErrorCode, LinkProblem['reason']>> = {
  link_expired: 'expired',
  link_used: 'used',
  wrong_code: 'malformed',
};

/** What is wrong with the link, its code or its grant; null for a refusal with another cause. */
export function linkProblemOf({ code }: Refusal, isInvitation: boolean): LinkProblem | null {
  const reason = code !== null && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return reason === undefined ? null : { reason, isInvitation };
}

export const passwordGrant = z.object({
  /** May set the password once, for a few minutes. */
  token: z.string(),
  email: z.string(),
  isInvitation: z.boolean(),
});
export type PasswordGrant = z.infer<typeof passwordGrant>;

/**
 * The code of an invitation, which is exchanged when the password is saved and not before: mail scanners open links.
 */
export const invitationCode = z.object({ invitation: authEndpoints.verifyResetCode.body });
export type InvitationCode = z.infer<typeof invitationCode>;

/** Answers the same whether there is such an account or not. */
export const requestResetCode = (email: string): Promise<void> =>
  withCaptcha((captcha) => request(authEndpoints.forgotPassword, { body: { email, captcha } }));

type ResetCode = BodyOf<typeof authEndpoints.verifyResetCode>;

/** Exchanges the code of a mail for the right to set a password. */
export const verifyResetCode = async (
  body: ResetCode,
  isInvitation: boolean,
): Promise<PasswordGrant> => {
  const { token } = await request(authEndpoints.verifyResetCode, { body });
  return { token, email: body.email, isInvitation };
};

export const resetPassword = (body: BodyOf<typeof authEndpoints.resetPassword>): Promise<void> =>
  request(authEndpoints.resetPassword, { body });

/** For an e-mail address that another person has changed. */
export const takeBackEmail = (
  body: BodyOf<typeof accountEndpoints.takeBackEmail>,
): Promise<AnswerOf<typeof accountEndpoints.takeBackEmail>> =>
  request(accountEndpoints.takeBackEmail, { body });
