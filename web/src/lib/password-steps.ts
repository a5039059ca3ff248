import * as z from 'zod/mini';

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

export const passwordGrant = z.object({
  /** May set the password once, for a few minutes. */
  token: z.string(),
  email: z.string(),
  isInvitation: z.boolean(),
});
export type PasswordGrant = z.infer<typeof passwordGrant>;
