import { hide, reveal } from './hidden-state.ts';

/** The state of a history entry: a reference to what the form there begins with. */
export type BegunState = { readonly begin: string };

export const stateToBegin = (begin: object): BegunState => ({
  begin: hide(JSON.stringify(begin)),
});

/** Null where there is none. */
export const referenceOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'begin' in state && typeof state.begin === 'string'
    ? state.begin
    : null;

/** What another screen has preset; null: nothing, or it is not known any more. */
export function begunIn(state: unknown): unknown {
  const text = reveal(referenceOf(state));
  return text === '' ? null : (JSON.parse(text) as unknown);
}
