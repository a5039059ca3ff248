import { clientErrors } from '../texts/client-errors.ts';
import { asFailure } from '../http/failure.ts';
import type { BulkDeleteResult } from '../texts/toasts.ts';
import { normaliseRepeatOn, type RepeatOn } from './repeat-on.ts';

const listKeys: readonly string[] = ['status', 'search'];

/** §7: the overloaded POST. Status, with or without search, and nothing else asks for a list. */
export const isListRequest = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  Object.hasOwn(body, 'status') &&
  Object.keys(body).every((key) => listKeys.includes(key));

type OneOf<R> = R extends readonly (infer V)[] ? V : Exclude<R, null | undefined | ''>;
type RepeatOnOf<F> = F extends { readonly repeat_on?: infer R } ? RepeatOn<OneOf<R>> : null;

/** §5 §7: every create and edit carries `repeat_on`. */
export const withRepeatOn = <F extends object>(
  fields: F,
): Omit<F, 'repeat_on'> & { repeat_on: RepeatOnOf<F> } => ({
  ...fields,
  repeat_on: normaliseRepeatOn('repeat_on' in fields ? fields.repeat_on : null) as RepeatOnOf<F>,
});

/** §7 bulk delete: one DELETE per id in parallel, counted once all have settled. */
export function countSettled(results: readonly PromiseSettledResult<unknown>[]): BulkDeleteResult {
  const successful = results.filter(({ status }) => status === 'fulfilled').length;
  return { successful, failed: results.length - successful };
}

/** §8: the bulk delete failed as a whole, because not one of its calls got an answer. */
export const isUnanswered = (results: readonly PromiseSettledResult<unknown>[]): boolean =>
  results.length > 0 &&
  results.every(
    (each) => each.status === 'rejected' && asFailure(each.reason)?.kind === 'no-response',
  );

export type EditingId =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly error: string };

/** §5: takes what the form holds under `id`, whatever that is. */
export const medicationIdForEditing = (found: unknown): EditingId =>
  typeof found === 'string' && found.trim() !== ''
    ? { ok: true, id: found.trim() }
    : { ok: false, error: clientErrors.medicationIdMissing };
