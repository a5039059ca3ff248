import { useEffect, useEffectEvent, useState } from 'react';
import type { RequestStatus } from './request-status.ts';

export type Entity<T> =
  | { readonly status: 'found'; readonly item: T }
  | { readonly status: 'failed'; readonly error: string; readonly onRetry: () => void }
  | { readonly status: 'loading' | 'missing' };

type FromList<T> = {
  /** The item of the loaded list with this id. */
  readonly item: T | undefined;
  readonly status: RequestStatus;
  readonly error: string | null;
  readonly load: () => void;
};

/**
 * One item of a list, also when opened by a link. If the loaded list does not have it, the list is loaded once more
 * before the item counts as missing: it may not have been loaded yet, or the item may be new.
 */
export function useEntity<T>(id: string, { item, status, error, load }: FromList<T>): Entity<T> {
  const isThere = item !== undefined;
  const [askedFor, setAskedFor] = useState<string | null>(null);
  // An item that disappears is not loaded again: it was deleted here.
  if (isThere && askedFor !== id) setAskedFor(id);
  const isNew = !isThere && askedFor !== id;
  const ask = useEffectEvent(() => {
    setAskedFor(id);
    load();
  });
  useEffect(() => {
    if (isNew) ask();
  }, [isNew, id]);

  // The item stays on the screen while the list is loaded again, or cannot be.
  if (isThere) return { status: 'found', item };
  if (isNew) return { status: 'loading' };
  if (status === 'failed') return { status, error: error ?? '', onRetry: load };
  return { status: status === 'succeeded' ? 'missing' : 'loading' };
}
