import { useState } from 'react';
import { connection } from '../lib/connection.ts';
import { failureTexts, refusalText } from '../lib/refusal.ts';
import type { RequestStatus } from '../lib/request-status.ts';
import type { Loaded as PartState } from '../lib/loaded.ts';

type Loaded<T> = {
  readonly status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected';
  readonly data?: T | undefined;
  readonly error?: unknown;
};

const statusOf: Record<Loaded<unknown>['status'], RequestStatus> = {
  uninitialized: 'idle',
  pending: 'loading',
  fulfilled: 'succeeded',
  rejected: 'failed',
};

/** §4.3: an entry of the cache as data, status and error. Loaded data stays during a reload and after a failed one. */
export const requestStateOf = <T>(
  { status, data, error }: Loaded<T>,
  messageOf: (error: unknown) => string,
) => ({
  data,
  status: statusOf[status],
  error: status === 'rejected' ? messageOf(error) : null,
});

type Query<T> = Loaded<T> & {
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
};

/** The same for a part of a screen, which shows one of three states. The failure stays during a retry. */
export function loadedOf<T>(
  { data, error, refetch }: Query<T>,
  messageOf: (error: unknown) => string = refusalText,
): PartState<T> {
  if (data !== undefined) return { status: 'succeeded', data };
  if (error === undefined) return { status: 'loading' };
  return { status: 'failed', error: messageOf(error), onRetry: () => void refetch() };
}

/** For a form: keeps its list loaded without reading it, so that the next screen shows the saved record. */
export const keepLoaded = {
  refetchOnMountOrArgChange: false,
  selectFromResult: () => ({}),
} as const;

const unanswered = { kind: 'no-response', message: failureTexts.noResponse } as const;

/** For forms and print-outs: ignores an answer from before this screen was opened. */
export function useFresh<T>(query: Query<T>): Query<T> {
  const [openedAt] = useState(() => Date.now());
  const { data: _, ...rest } = query;
  // A copy on this device is as old as it is.
  if (connection.isAway === true) return { error: unanswered, ...rest };
  return (query.fulfilledTimeStamp ?? 0) >= openedAt ? query : rest;
}
