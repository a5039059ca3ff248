import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useEffect, useState } from 'react';
import { request } from '../../lib/http.ts';
import { refusalOf } from '../../lib/refusal.ts';

type Sought =
  | { readonly status: 'found'; readonly treatment: Treatment }
  | { readonly status: 'failed'; readonly error: string; readonly onRetry: () => void }
  | { readonly status: 'loading' | 'missing' };

type Answer = Treatment | { readonly error: string; readonly isMissing: boolean };

/** One treatment, loaded when its page comes; every call that changes it puts what it answered. */
export function useTreatment(id: string): {
  readonly sought: Sought;
  readonly put: (treatment: Treatment) => void;
} {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const settle = (next: Answer): void => {
      if (isWanted) setAnswer(next);
    };
    request(treatmentsEndpoints.read, { params: { id } }).then(settle, (thrown: unknown) => {
      const { code, text } = refusalOf(thrown);
      settle({ error: text, isMissing: code === 'not_found' });
    });
    return () => {
      isWanted = false;
    };
  }, [id, tries]);

  const soughtOf = (): Sought => {
    if (answer === null) return { status: 'loading' };
    if (!('error' in answer)) return { status: 'found', treatment: answer };
    if (answer.isMissing) return { status: 'missing' };
    const onRetry = (): void => setTries(tries + 1);
    return { status: 'failed', error: answer.error, onRetry };
  };
  return { sought: soughtOf(), put: setAnswer };
}
