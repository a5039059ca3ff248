import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { Dispatch } from '@reduxjs/toolkit';
import { clearSession } from '../lib/browser-storage.ts';
import { request } from '../lib/http.ts';
import { createAction } from './create-slice.ts';

/** §3: resets all slices (app/root-reducer.ts). */
export const loggedOut = createAction('session/loggedOut');

/**
 * Clears the storage and the state; for a session that the server has ended already. A user who did not sign out finds a
 * clock of their own again.
 */
export const forgetSession = (stays?: string) => (dispatch: Dispatch) => {
  clearSession(stays);
  dispatch(loggedOut());
};

/** What this browser has outside of the store, while the session still lasts; a sign-out waits no longer for it. */
const leaveBrowser = (): Promise<unknown> =>
  Promise.race([
    import('./leave-browser.ts').then((m) => m.leaveBrowser()).catch(() => undefined),
    new Promise((done) => setTimeout(done, 4000)),
  ]);

/** §4.1: ends the session on the server, clears what is stored, resets the state. The guard then shows /login. */
export const logout = () => async (dispatch: Dispatch) => {
  await leaveBrowser();
  try {
    await request(authEndpoints.logout);
  } catch {
    // Logout also works in this browser when the server cannot be reached.
  }
  forgetSession()(dispatch);
};
