import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { loadEvents } from './load.ts';

/** One event of the list of §4.3, which a deep link has to load first. */
type Sought =
  | { readonly status: 'found'; readonly event: TimelineEvent }
  | { readonly status: 'failed'; readonly error: string; readonly onRetry: () => void }
  | { readonly status: 'loading' | 'missing' };

export function useEvent(id: string): Sought {
  const dispatch = useAppDispatch();
  const status = useAppSelector(({ timelines }) => timelines.status);
  const error = useAppSelector(({ timelines }) => timelines.error);
  const event = useAppSelector(({ timelines }) => timelines.data.find((each) => each.id === id));
  const isIdle = status === 'idle';
  useEffect(() => {
    if (isIdle) void dispatch(loadEvents());
  }, [dispatch, isIdle]);

  // What is known stays on the screen while the list is loaded again, or cannot be.
  if (event !== undefined) return { status: 'found', event };
  if (status === 'failed') {
    return { status, error: error ?? '', onRetry: () => void dispatch(loadEvents()) };
  }
  return { status: status === 'succeeded' ? 'missing' : 'loading' };
}
