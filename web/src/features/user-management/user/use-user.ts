import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import type { UserDetail } from '@caretrail/contract/users/schema';
import { useEffect, useState } from 'react';
import { request } from '../../../lib/http.ts';
import { refusalOf } from '../../../lib/refusal.ts';

type Sought =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly error: string }
  | { readonly status: 'found'; readonly user: UserDetail };

/** One account, asked for when its page opens: what an action answers takes its place. */
export function useUser(id: string) {
  const [sought, setSought] = useState<Sought>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    request(usersEndpoints.read, { params: { id } }, { signal: leaving.signal }).then(
      (user) => {
        if (!leaving.signal.aborted) setSought({ status: 'found', user });
      },
      (thrown: unknown) => {
        if (leaving.signal.aborted) return;
        const { code, text } = refusalOf(thrown);
        setSought(code === 'not_found' ? { status: 'missing' } : { status: 'failed', error: text });
      },
    );
    return () => leaving.abort();
  }, [id, attempt]);
  return {
    sought,
    put: (user: UserDetail): void => setSought({ status: 'found', user }),
    onRetry: (): void => {
      setSought({ status: 'loading' });
      setAttempt((before) => before + 1);
    },
  };
}
