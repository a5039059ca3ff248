import type { RequestStatus } from '../lib/request-status.ts';

type Loaded<T> = {
  readonly status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected';
  readonly data?: T;
  readonly error?: unknown;
};

const statusOf: Record<Loaded<unknown>['status'], RequestStatus> = {
  uninitialized: 'idle',
  pending: 'loading',
  fulfilled: 'succeeded',
  rejected: 'failed',
};

/** §4.3: an entry of the cache as data, status and error. What was loaded stays while it is loaded again, or cannot be. */
export const requestStateOf = <T>(
  { status, data, error }: Loaded<T>,
  messageOf: (error: unknown) => string,
) => ({
  data,
  status: statusOf[status],
  error: status === 'rejected' ? messageOf(error) : null,
});
