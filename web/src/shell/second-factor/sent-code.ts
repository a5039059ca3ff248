import type { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { type Refusal, toApiError } from '../../lib/refusal.ts';
import { sendEmailCode } from '../../session/second-factor.ts';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';

/**
 * The state of the sent code, kept in the history entry of /verify: a phone may discard the page while the user reads
 * the mail, and requesting a code again would void the one they read.
 */
const sentCode = z.object({
  userId: z.nullable(z.string()),
  address: z.string(),
  isRepeat: z.boolean(),
  /** Times on this device's clock. */
  resendAt: z.number(),
  goodUntil: z.number(),
});
export type SentCode = z.infer<typeof sentCode>;

type Answer = AnswerOf<typeof authEndpoints.sendEmailCode>;

/** The server may answer for a code that it sent a moment ago, which is then valid for less time. */
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

/** The code sent to this user, or null when one must be requested. */
export function readSentCode(state: unknown, userId: string | null, now: number): SentCode | null {
  const { data } = sentCode.safeParse(state);
  return data !== undefined && data.userId === userId && now < data.goodUntil ? data : null;
}

export type Sending =
  | { readonly status: 'loading' }
  | { readonly status: 'succeeded'; readonly sent: SentCode }
  | { readonly status: 'failed'; readonly refusal: Refusal };

/** Requests a code once when the screen opens, and again on demand. */
export function useSentCode() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const [sending, setSending] = useState<Sending>(() => {
    const sent = readSentCode(state, userId, Date.now());
    return sent === null ? { status: 'loading' } : { status: 'succeeded', sent };
  });

  const ask = async (isRepeat: boolean): Promise<void> => {
    setSending({ status: 'loading' });
    try {
      const answer = await sendEmailCode();
      const sent = sentCodeOf(answer, { userId, isRepeat, now: Date.now() });
      setSending({ status: 'succeeded', sent });
      await navigate({ pathname, search, hash }, { replace: true, state: sent });
    } catch (error) {
      setSending({ status: 'failed', refusal: toApiError(error) });
    }
  };

  const isAsked = useRef(sending.status === 'succeeded');
  useEffect(() => {
    // React may run an effect twice; a second mail would void the code of the first.
    if (isAsked.current) return;
    isAsked.current = true;
    void ask(false);
  });

  return { sending, onResend: () => void ask(true) };
}
