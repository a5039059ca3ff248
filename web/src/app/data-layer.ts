import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../data/api.ts';
import { loggedOut } from '../session/logout.ts';
import { slices } from './root-reducer.ts';
import { laterMiddleware } from './store.ts';

/** §4.1: the root reducer has emptied the cache; this ends its timers and subscriptions. */
const resetOnLogout: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (loggedOut.match(action)) dispatch(api.util.resetApiState());
    return result;
  };

/** Adds the cache of what the server said to the store. With the shell: the sign-in page does without it. */
export function addDataLayer(): void {
  slices.inject(api);
  laterMiddleware.addMiddleware(resetOnLogout, api.middleware);
}
