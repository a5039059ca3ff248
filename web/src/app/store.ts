import {
  configureStore,
  type Middleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { restoreAuth } from '../session/auth-state.ts';
import { ownCalls } from '../session/own-calls.ts';
import { toastMiddleware } from '../shell/toast-middleware.ts';
import { rootReducer, type RootState } from './root-reducer.ts';

export type { RootState };

const added: Middleware[] = [];

/** For what comes with the shell: see data-layer.ts. A second time changes nothing. */
export function addMiddleware(...middlewares: readonly Middleware[]): void {
  added.push(...middlewares.filter((each) => !added.includes(each)));
}

const laterMiddleware: Middleware = (api) => {
  const begun: ReturnType<Middleware>[] = [];
  return (next) => (action) => {
    for (const middleware of added.slice(begun.length)) begun.push(middleware(api));
    return begun.reduceRight<typeof next>((following, each) => each(following), next)(action);
  };
};

/** Chosen files wait in the draft of an event for their form to be sent. */
const filesInDraft = 'timelines.draft.typed.files';
const ignoredActionPaths = ['meta.arg', 'meta.baseQueryMeta', 'payload.typed.files'];
const stores = new Set<() => void>();

/** After a slice was added: it is in the state from the next action on. */
export function showAddedSlices(): void {
  for (const show of stores) show();
}

/** §4.1: begins with the session that the browser has stored. */
export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { ...rootReducer(undefined, { type: '@@start' }), auth: restoreAuth() },
    middleware: (standard) =>
      standard({ serializableCheck: { ignoredPaths: [filesInDraft], ignoredActionPaths } })
        .prepend(ownCalls)
        .concat(laterMiddleware, toastMiddleware),
    // Told at once: who waits for a call, and then looks at the screen, finds it drawn.
    enhancers: (standard) => standard({ autoBatch: false }),
    devTools: import.meta.env.DEV,
  });
  stores.add(() => void store.dispatch({ type: '@@slices added' }));
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<R = Promise<void>> = ThunkAction<R, RootState, undefined, UnknownAction>;
