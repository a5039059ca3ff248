import { useEffect, useEffectEvent, useState } from 'react';
import type { RequestStatus } from './request-status.ts';

export type Entity<T> =
  | { readonly status: 'found'; readonly item: T }
  | { readonly status: 'failed'; readonly error: string; readonly onRetry: () => void }
  | { readonly status: 'loading' | 'missing' };

type FromList<T> = {
  /** What the list at hand has under the id. */
  readonly item: T | undefined;
  readonly status: RequestStatus;
  readonly error: string | null;
  readonly load: () => void;
};

/**
 * One of a list, also by a link from elsewhere. What the list at hand does not have is asked for once
 * before it is called missing: the list may not have been loaded yet, or somebody has added it since.
 */
export function useEntity<T>(id: string, { item, status, error, load }: FromList<T>): Entity<T> {
  const isThere = item !== undefined;
  const [askedFor, setAskedFor] = useState<string | null>(null);
  // One that was there is not asked for when it goes: it was deleted here.
  if (isThere && askedFor !== id) setAskedFor(id);
  const isNew = !isThere && askedFor !== id;
  const ask = useEffectEvent(() => {
    setAskedFor(id);
    load();
  });
  useEffect(() => {
    if (isNew) ask();
  }, [isNew, id]);

  // What is known stays on the screen while the list is loaded again, or cannot be.
  if (isThere) return { status: 'found', item };
  if (isNew) return { status: 'loading' };
  if (status === 'failed') return { status, error: error ?? '', onRetry: load };
  return { status: status === 'succeeded' ? 'missing' : 'loading' };
}
