import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Refusal, toApiError } from '../../lib/refusal.ts';
import { sendEmailCode } from '../../session/second-factor.ts';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { readSentCode, type SentCode, sentCodeOf } from './sent-code.ts';

export type Sending =
  | { readonly status: 'loading' }
  | { readonly status: 'succeeded'; readonly sent: SentCode }
  | { readonly status: 'failed'; readonly refusal: Refusal };

/** Has the code sent on arrival, once, and again on request. */
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
