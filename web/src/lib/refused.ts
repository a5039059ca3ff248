import { errorBody } from '@caretrail/contract/http/error-body';
import { asFailure } from '@caretrail/contract/http/failure';
import type * as z from 'zod/mini';
import type { Mistakes } from './form-values.ts';

/** What a form can do about a refusal, beside showing its text. */
export type Refused<R> = {
  /** Field of the contract → sentence. */
  readonly fields: Mistakes;
  /** The record as it is stored now, when the edit started from an older version. */
  readonly stored: R | null;
};

export function refusedWith<S extends z.ZodMiniType>(
  record: S,
  thrown: unknown,
): Refused<z.output<S>> {
  const failure = asFailure(thrown);
  const body = failure?.kind === 'status' ? errorBody.safeParse(failure.body).data : undefined;
  const stored = record.safeParse(body?.conflict?.stored);
  return { fields: body?.fields ?? {}, stored: stored.data ?? null };
}
