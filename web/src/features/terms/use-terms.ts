import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import type { Terms } from '@caretrail/contract/terms/schema';
import { useCallback, useEffect, useState } from 'react';
import { request } from '../../lib/http.ts';
import { refusalOf } from '../../lib/refusal.ts';

export type TermsLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly text: string }
  | { readonly status: 'succeeded'; readonly terms: Terms };

/** The current terms. Loading them again keeps the ones on the screen until the new ones are there. */
export function useTerms(): readonly [load: TermsLoad, onLoad: () => void] {
  const [load, setLoad] = useState<TermsLoad>({ status: 'loading' });
  const [round, setRound] = useState(0);
  const onLoad = useCallback(() => setRound((before) => before + 1), []);

  useEffect(() => {
    const gone = new AbortController();
    setLoad((before) => (before.status === 'succeeded' ? before : { status: 'loading' }));
    request(termsEndpoints.read, {}, { signal: gone.signal }).then(
      (terms) => setLoad({ status: 'succeeded', terms }),
      (error: unknown) => {
        if (gone.signal.aborted) return;
        const { text } = refusalOf(error);
        setLoad((before) => (before.status === 'succeeded' ? before : { status: 'failed', text }));
      },
    );
    return () => gone.abort();
  }, [round]);

  return [load, onLoad];
}
