import type { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import * as z from 'zod/mini';

/**
 * What became of sending the code, kept in the history entry of /verify: a phone may throw the page
 * away while the person reads the mail, and asking again on the way back would void the code they read.
 */
const sentCode = z.object({
  userId: z.nullable(z.string()),
  address: z.string(),
  isRepeat: z.boolean(),
  /** Moments of the clock here. */
  resendAt: z.number(),
  goodUntil: z.number(),
});
export type SentCode = z.infer<typeof sentCode>;

type Answer = AnswerOf<typeof authEndpoints.sendEmailCode>;

/** The server may answer for a code that it sent a moment ago; so much less it may still be good for. */
const surelyGoodMs = limits.auth.emailCodeMs - limits.auth.emailCodeResendMs;

export const sentCodeOf = (
  { sent_to, resend_after }: Answer,
  { userId, isRepeat, now }: { userId: string | null; isRepeat: boolean; now: number },
): SentCode => ({
  userId,
  address: sent_to,
  isRepeat,
  resendAt: now + resend_after * 1000,
  goodUntil: now + surelyGoodMs,
});

/** The code on its way to this person, or null when one must be asked for. */
export function readSentCode(state: unknown, userId: string | null, now: number): SentCode | null {
  const { data } = sentCode.safeParse(state);
  return data !== undefined && data.userId === userId && now < data.goodUntil ? data : null;
}
