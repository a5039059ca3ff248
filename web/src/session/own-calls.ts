import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { sessionRestored } from './auth-slice.ts';
import { recordChosen, recordEnded, selectOwner, type WithRecord } from './chosen-record.ts';
import { loggedOut } from './logout.ts';

type Said = UnknownAction | Thunk;
type Dispatch = (said: Said) => unknown;
type Thunk = (dispatch: Dispatch, ...rest: unknown[]) => unknown;

/** These change the user or the record themselves. */
const isOfSession = (said: Said): boolean =>
  [loggedOut, sessionRestored, recordChosen, recordEnded].some((each) => each.match(said));

const isThunk = (said: unknown): said is Thunk => typeof said === 'function';

/**
 * A call belongs to the user who was signed in, and the record that was open, when it started. Once that user has signed
 * out or opened another record, all that the call dispatches is dropped: a list, a toast or another call.
 */
export const ownCalls: Middleware<Record<never, never>, WithRecord> = ({ getState }) => {
  const here = (): string | undefined => selectOwner(getState());
  /** One dispatch for all calls of a user in a record: the data layer uses it to see which calls belong together. */
  let ofUser: { readonly id: string; readonly dispatch: Dispatch } | undefined;

  const dispatchOf = (id: string, dispatch: Dispatch): Dispatch => {
    if (ofUser?.id === id) return ofUser.dispatch;
    const own: Dispatch = (said) => {
      if (id === here() || isOfSession(said)) return dispatch(said);
      return isThunk(said) ? Promise.resolve() : said;
    };
    ofUser = { id, dispatch: own };
    return own;
  };
  return (next) => (action) => {
    if (!isThunk(action)) return next(action);
    const id = here();
    // Before a sign-in a call belongs to no user.
    if (id === undefined) return next(action);
    return next((dispatch: Dispatch, ...rest: unknown[]): unknown =>
      action(dispatchOf(id, dispatch), ...rest),
    );
  };
};
