import { useEffect, useState } from 'react';
import { refusalOf } from '../../lib/refusal.ts';

export type Reloadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: string }
  | { readonly status: 'succeeded'; readonly value: T };

/** Asked for when the part opens. `load` must stay the same. */
export function useReloadable<T>(load: () => Promise<T>) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Reloadable<T>>({ status: 'loading' });
  useEffect(() => {
    let isGone = false;
    load().then(
      (value) => {
        if (!isGone) setLoaded({ status: 'succeeded', value });
      },
      (error: unknown) => {
        if (!isGone) setLoaded({ status: 'failed', error: refusalOf(error).text });
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt, load]);
  return {
    loaded,
    /** The same as it is now known. */
    put: (value: T): void => setLoaded({ status: 'succeeded', value }),
    /** Once more; what is shown stays until it is there. */
    again: (): void => setAttempt((before) => before + 1),
    onRetry: (): void => {
      setLoaded({ status: 'loading' });
      setAttempt((before) => before + 1);
    },
  };
}
