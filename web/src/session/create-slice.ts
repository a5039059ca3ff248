import type { PayloadAction, Reducer } from '@reduxjs/toolkit';

type ActionCreator<A extends readonly unknown[], P, T extends string> = {
  (...given: A): PayloadAction<P, T>;
  readonly type: T;
  readonly match: (action: unknown) => action is PayloadAction<P, T>;
};

const typeOf = (action: unknown): unknown =>
  typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;

const creatorOf = <A extends readonly unknown[], P, T extends string>(
  type: T,
  prepare: (...given: A) => { payload: P },
): ActionCreator<A, P, T> =>
  Object.assign((...given: A): PayloadAction<P, T> => ({ type, ...prepare(...given) }), {
    type,
    match: (action: unknown): action is PayloadAction<P, T> => typeOf(action) === type,
  });

/** `createAction` of Redux Toolkit. */
export const createAction = <P = undefined>(
  type: string,
): ActionCreator<P extends undefined ? [] : [payload: P], P, string> =>
  creatorOf(type, (payload?: unknown) => ({ payload: payload as P }));

type Case<S> = (state: S, action: PayloadAction<never>) => S;
type PreparedCase<S> = {
  readonly prepare: (...given: never[]) => { payload: unknown };
  readonly reducer: Case<S>;
};

type CreatorOf<C, T extends string> = C extends {
  prepare: (...given: infer A) => { payload: infer P };
}
  ? ActionCreator<A, P, T>
  : C extends (state: never, action: infer Action) => unknown
    ? Action extends PayloadAction<infer P>
      ? ActionCreator<[payload: P], P, T>
      : ActionCreator<[], undefined, T>
    : never;

type Slice<N extends string, S, R> = {
  readonly actions: {
    readonly [Key in keyof R & string]: CreatorOf<R[Key], `${N}/${Key}`>;
  };
  readonly reducer: Reducer<S>;
};

/**
 * `createSlice` of Redux Toolkit without Immer: each reducer returns the next state. Redux Toolkit loads with the data
 * layer, so the sign-in page does not wait for it.
 */
export function createSlice<
  N extends string,
  S,
  R extends Record<string, Case<S> | PreparedCase<S>>,
>(slice: { readonly name: N; readonly initialState: S; readonly reducers: R }): Slice<N, S, R> {
  const cases = new Map<string, Case<S>>();
  const actions = Object.entries(slice.reducers).map(([name, each]) => {
    const type = `${slice.name}/${name}`;
    const isPlain = typeof each === 'function';
    cases.set(type, isPlain ? each : each.reducer);
    return [name, creatorOf(type, isPlain ? (payload?: never) => ({ payload }) : each.prepare)];
  });
  return {
    actions: Object.fromEntries(actions) as Slice<N, S, R>['actions'],
    reducer: (state = slice.initialState, action) =>
      cases.get(action.type)?.(state, action as PayloadAction<never>) ?? state,
  };
}
