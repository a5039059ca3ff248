import type { ErrorCode } from '@caretrail/contract/texts/errors';
import * as z from 'zod/mini';
import type { Refusal } from '../lib/refusal.ts';

/**
 * What the screens of a forgotten password and of an invitation hand to each other in the history
 * entry: neither in the address, which is logged and shared, nor in the storage, which outlives it.
 */
export const linkProblem = z.object({
  reason: z.enum(['expired', 'used', 'malformed']),
  /** Nobody can ask for a new invitation but the people who sent it. */
  isInvitation: z.boolean(),
});
export type LinkProblem = z.infer<typeof linkProblem>;

const reasons: Partial<Record<ErrorCode, LinkProblem['reason']>> = {
  link_expired: 'expired',
  link_used: 'used',
  wrong_code: 'malformed',
};

/** What is wrong with the link, its code or its grant; null for a refusal that says nothing of them. */
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
