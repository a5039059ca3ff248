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

/** An api of the data layer, by its type alone: its schemas need not come with the shell. */
type AnyApi = {
  readonly endpoints: Readonly<
    Record<string, { readonly Types: { readonly ResultType: unknown } }>
  >;
};

/** What is left out is shown by the screen itself. */
type Wording<Returned> = {
  /** §7. A function where the result itself decides what is said, and whether it went well. */
  readonly done?: string | ((result: Returned) => Toast);
  /** §8: the text for what the call failed with. */
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

/** Makes the two rows for a call of an api. One that was given up or never began says nothing. */
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
