import type { AppThunk } from '../app/store.ts';
import { api } from './api.ts';

/** Resolves when no list is loading, including those that were loading when a write made them out of date. */
export const settled = (): AppThunk => async (dispatch) => {
  const running = () => dispatch(api.util.getRunningQueriesThunk());
  for (let queries = running(); queries.length > 0; queries = running()) await Promise.all(queries);
};

/** Cancelled by the user, or the page was left: no message is shown. */
export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

type Sending<R> = PromiseLike<unknown> & { unwrap(): Promise<R> };

/** Sends a write and waits for the lists that it made out of date. Rejects with the contract's `Failure`. */
export const write =
  <R>(send: AppThunk<Sending<R>>): AppThunk<Promise<R>> =>
  async (dispatch) => {
    const answer = await dispatch(send).unwrap();
    await dispatch(settled());
    return answer;
  };
