import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { loadFiles } from './load.ts';

/** One file of the library, which a deep link has to load first. */
type Sought =
  | { readonly status: 'found'; readonly file: LibraryFile }
  | { readonly status: 'failed'; readonly error: string; readonly onRetry: () => void }
  | { readonly status: 'loading' | 'missing' };

export function useFile(id: string): Sought {
  const dispatch = useAppDispatch();
  const status = useAppSelector(({ files }) => files.status);
  const error = useAppSelector(({ files }) => files.error);
  const file = useAppSelector(({ files }) => files.list.find((each) => each.id === id));
  const isIdle = status === 'idle';
  useEffect(() => {
    if (isIdle) void dispatch(loadFiles());
  }, [dispatch, isIdle]);

  // What is known stays on the screen while the list is loaded again, or cannot be.
  if (file !== undefined) return { status: 'found', file };
  if (status === 'failed') {
    return { status, error: error ?? '', onRetry: () => void dispatch(loadFiles()) };
  }
  return { status: status === 'succeeded' ? 'missing' : 'loading' };
}
