import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { AuthState } from './auth-state.ts';
import { loggedOut } from './logout.ts';

type Said = UnknownAction | Thunk;
type Dispatch = (said: Said) => unknown;
type Thunk = (dispatch: Dispatch, ...rest: unknown[]) => unknown;

const isThunk = (said: unknown): said is Thunk => typeof said === 'function';

/**
 * A call belongs to whoever was signed in when it began. Signed out, or in as somebody else, while it
 * was on its way: what it has to say is dropped, be it a list, a toast or another call.
 */
export const ownCalls: Middleware<Record<never, never>, { auth: AuthState }> =
  ({ getState }) =>
  (next) =>
  (action) => {
    if (!isThunk(action)) return next(action);
    const here = (): string | undefined => getState().auth.user?.id;
    return next((dispatch: Dispatch, ...rest: unknown[]): unknown => {
      let owner = here();
      const say: Dispatch = (said) => {
        const isOver = owner !== undefined && owner !== here();
        if (isOver && !loggedOut.match(said)) return isThunk(said) ? Promise.resolve() : said;
        const answer = dispatch(said);
        // A sign-in or a logout goes on as whom it made it.
        owner = here();
        return answer;
      };
      return action(say, ...rest);
    });
  };
