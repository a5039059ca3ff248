import { toastFailed, toastShown } from './toast-slice.ts';

type Toast = ReturnType<typeof toastShown> | ReturnType<typeof toastFailed>;

/** One line of a feature's table: the toast of an action, or null where it is another's. */
export type ToastRow = (action: unknown) => Toast | null;

type Matching<A> = { match(action: unknown): action is A };

/** A row for one kind of action. */
export const toastOn =
  <A>({ match }: Matching<A>, toastOf: (action: A) => Toast | null): ToastRow =>
  (action) =>
    match(action) ? toastOf(action) : null;

type Rejected = {
  readonly payload?: unknown;
  readonly meta: { readonly aborted: boolean; readonly condition: boolean };
};

type AsyncThunkLike<Returned> = {
  readonly fulfilled: Matching<{ readonly payload: Returned }>;
  readonly rejected: Matching<Rejected>;
};

type Wording<Returned> = {
  /** §7. A function where the result itself decides what is said, and whether it went well. */
  readonly done: string | ((result: Returned) => Toast);
  /** §8: said when the rejected result carries no message of its own. */
  readonly failed: string;
};

type CallLike<Returned> = {
  readonly matchFulfilled: (action: unknown) => action is { readonly payload: Returned };
  readonly matchRejected: (action: unknown) => action is Rejected;
};

/** What is left out is shown by the screen itself. */
type CallWording<Returned> = Partial<Pick<Wording<Returned>, 'done'>> & {
  /** §8: the text for what the call failed with. */
  readonly failed?: (failure: unknown) => string;
};

/** Two rows for a call of the data layer. One that was given up or never began says nothing. */
export const toastsOfCall = <Returned>(
  { matchFulfilled, matchRejected }: CallLike<Returned>,
  { done, failed }: CallWording<Returned>,
): readonly ToastRow[] => [
  toastOn({ match: matchFulfilled }, ({ payload }) =>
    typeof done === 'string' ? toastShown(done) : (done?.(payload) ?? null),
  ),
  toastOn({ match: matchRejected }, ({ payload, meta }) =>
    failed === undefined || meta.aborted || meta.condition ? null : toastFailed(failed(payload)),
  ),
];

/** Two rows for a thunk. One that was given up or never began says nothing. */
export const toastsOf = <Returned>(
  thunk: AsyncThunkLike<Returned>,
  { done, failed }: Wording<Returned>,
): readonly ToastRow[] => [
  toastOn(thunk.fulfilled, ({ payload }) =>
    typeof done === 'string' ? toastShown(done) : done(payload),
  ),
  toastOn(thunk.rejected, ({ payload, meta }) =>
    meta.aborted || meta.condition
      ? null
      : toastFailed(typeof payload === 'string' && payload !== '' ? payload : failed),
  ),
];
