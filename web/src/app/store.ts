import {
  applyMiddleware,
  compose,
  legacy_createStore as createStore,
  type Middleware,
  type Store,
  type UnknownAction,
} from 'redux';
import { thunk, type ThunkAction, type ThunkDispatch } from 'redux-thunk';
import { restoreAuth } from '../session/auth-state.ts';
import { followRecord, restoreRecord } from '../session/chosen-record.ts';
import { ownCalls } from '../session/own-calls.ts';
import { toastMiddleware } from '../shell/toast-middleware.ts';
import { rootReducer, type RootState } from './root-reducer.ts';

export type { RootState };
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;
export type AppStore = { readonly dispatch: AppDispatch } & Store<RootState, UnknownAction>;
export type AppThunk<R = Promise<void>> = ThunkAction<R, RootState, undefined, UnknownAction>;

const added: Middleware[] = [];

/** For the middleware of the data layer (data-layer.ts). Adding one twice changes nothing. */
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

const stores = new Set<() => void>();

/** Dispatches an action, after which an added slice is in the state. */
export function showAddedSlices(): void {
  for (const show of stores) show();
}

type DevTools = { readonly __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose };

const composeEnhancers =
  (import.meta.env.DEV && (globalThis as DevTools).__REDUX_DEVTOOLS_EXTENSION_COMPOSE__) || compose;

/**
 * §4.1: begins with the session and the record that the browser has stored. Built with Redux alone: Redux Toolkit, and its checks in
 * development, come with the data layer.
 */
export function makeStore(): AppStore {
  const store = createStore(
    rootReducer,
    {
      ...rootReducer(undefined, { type: '@@start' }),
      auth: restoreAuth(),
      record: restoreRecord(),
    },
    composeEnhancers(
      applyMiddleware<AppDispatch>(ownCalls, thunk, laterMiddleware, toastMiddleware),
    ),
  );
  const follow = (): void => followRecord(store.getState());
  follow();
  store.subscribe(follow);
  stores.add(() => void store.dispatch({ type: '@@slices added' }));
  return store;
}
