import { useEffect, useState } from 'react';
import { toApiError } from '../../lib/refusal.ts';
import { type InvitationProblem, invitationProblemOf } from '../../session/invitation-steps.ts';

export type Answer<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'known'; readonly data: T }
  | { readonly status: 'problem'; readonly problem: InvitationProblem }
  | { readonly status: 'failed'; readonly text: string; readonly onRetry: () => void };

/** What the server says about the invitation of this tab. `ask` must keep its identity. */
export function useAnswer<T>(ask: (token: string) => Promise<T>, token: string): Answer<T> {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>({ status: 'loading' });
  useEffect(() => {
    let isLeft = false;
    const show = (now: Answer<T>): void => {
      if (!isLeft) setAnswer(now);
    };
    const onRetry = (): void => {
      show({ status: 'loading' });
      setTries((before) => before + 1);
    };
    ask(token).then(
      (data) => show({ status: 'known', data }),
      (error: unknown) => {
        const refusal = toApiError(error);
        const problem = invitationProblemOf(refusal);
        show(
          problem === null
            ? { status: 'failed', text: refusal.text, onRetry }
            : { status: 'problem', problem },
        );
      },
    );
    return () => {
      isLeft = true;
    };
  }, [ask, token, tries]);
  return answer;
}
