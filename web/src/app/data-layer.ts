import {
  createImmutableStateInvariantMiddleware,
  createSerializableStateInvariantMiddleware,
  type Dispatch,
  type Middleware,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../data/api.ts';
import { dropEarlyAnswers } from '../lib/early-answers.ts';
import { forgetHidden } from '../lib/hidden-state.ts';
import { loggedOut } from '../session/logout.ts';
import { keepDrafts } from './kept-drafts.ts';
import { addCache, isOtherRecord } from './root-reducer.ts';
import { addMiddleware, showAddedSlices } from './store.ts';

// The sign-in page, which loads neither, knows when they are needed.
export { firstReads } from './first-reads.ts';

/**
 * §4.1: at a logout, and when another record is opened, the root reducer empties the cache; this ends its timers and
 * subscriptions, and what is not in the store.
 */
const resetWithState: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const isOver = loggedOut.match(action) || isOtherRecord(action);
    // First: what is kept over a reload is written with the action.
    if (isOver) forgetHidden();
    const result = next(action);
    if (isOver) {
      dropEarlyAnswers();
      dispatch(api.util.resetApiState());
    }
    return result;
  };

/** They warn of their own duration too, which says only that the machine is busy. */
const warnAfter = Number.POSITIVE_INFINITY;

/** The checks that Redux Toolkit adds to a store in development. */
const checks: readonly Middleware[] = import.meta.env.DEV
  ? [
      createImmutableStateInvariantMiddleware({ warnAfter }),
      createSerializableStateInvariantMiddleware({
        warnAfter,
        // Chosen files wait in the draft of an event for their form to be sent.
        ignoredPaths: ['timelines.draft.typed.files'],
        ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta', 'payload.typed.files'],
      }),
    ]
  : [];

/** Tells the data layer when the tab is visible. Focus alone does not count: a window without it may be visible. */
export const watchSight = (dispatch: Dispatch): (() => void) =>
  setupListeners(dispatch, (_, { onFocus, onFocusLost }) => {
    const tell = (): void =>
      void dispatch(document.visibilityState === 'visible' ? onFocus() : onFocusLost());
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  });

/**
 * Adds the cache of server data to the store, with the first screen that needs it: the sign-in page does not.
 * A second call changes nothing.
 */
export function addDataLayer(): void {
  addCache(api);
  addMiddleware(...checks, resetWithState, keepDrafts, api.middleware);
  showAddedSlices();
}
