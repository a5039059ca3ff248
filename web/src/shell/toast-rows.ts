import { toastFailed, toastShown, type toastWaiting } from './toast-slice.ts';

type Toast = ReturnType<typeof toastShown | typeof toastWaiting | typeof toastFailed>;

/** A row of a feature's table: the toast for an action, or null if it does not apply. */
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

/** An API of the data layer, as a type only: its schemas are not loaded with the shell. */
type AnyApi = {
  readonly endpoints: Readonly<
    Record<string, { readonly Types: { readonly ResultType: unknown } }>
  >;
};

/** A result without a text is shown by the screen itself. */
type Wording<Returned> = {
  /** §7. A function if the text and the outcome depend on the result; null: the screen says it itself. */
  readonly done?: string | ((result: Returned) => Toast | null);
  /** §8: the text for a failure. */
  readonly failed?: (failure: unknown) => string;
};

type Result = Rejected & {
  readonly type: string;
  readonly meta: { readonly arg: { readonly endpointName: string } };
};

const resultOf = <Kind extends Result>(name: string, outcome: 'fulfilled' | 'rejected') => ({
  match: (action: unknown): action is Kind =>
    (action as Partial<Kind>).type === `server/executeMutation/${outcome}` &&
    (action as Kind).meta.arg.endpointName === name,
});

/** Creates the two rows for a call of an API. A call that was aborted or skipped shows nothing. */
export const toastsOf =
  <A extends AnyApi>() =>
  <Name extends keyof A['endpoints'] & string>(
    name: Name,
    { done, failed }: Wording<A['endpoints'][Name]['Types']['ResultType']>,
  ): readonly ToastRow[] => [
    toastOn(resultOf(name, 'fulfilled'), ({ payload }) =>
      typeof done === 'string'
        ? toastShown(done)
        : (done?.(payload as A['endpoints'][Name]['Types']['ResultType']) ?? null),
    ),
    toastOn(resultOf(name, 'rejected'), ({ payload, meta }) =>
      failed === undefined || meta.aborted || meta.condition ? null : toastFailed(failed(payload)),
    ),
  ];
