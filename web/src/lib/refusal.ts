import { type ErrorBody, errorBody } from '@caretrail/contract/http/error-body';
import { asFailure, type Failure } from '@caretrail/contract/http/failure';
import { messages } from '@caretrail/contract/i18n/messages';
import { commonErrors } from '@caretrail/contract/texts/common-errors';
import type { ErrorCode } from '@caretrail/contract/texts/errors';
import type * as z from 'zod/mini';
import type { Errors } from './form-values.ts';

/** Shown as they are where §8 asks for "the error message". */
export const failureTexts = messages('lib/failure', {
  noResponse: 'Caretrail could not be reached. Check your connection and try again.',
  timedOut: 'Caretrail took too long to answer. Try again.',
});

/** A failure as it is thrown: an Error, so that it has a stack, with the fields of the contract's union. */
export const toError = <F extends Failure>(failure: F, cause?: unknown): Error & F =>
  Object.assign(new Error(failure.message, { cause }), failure);

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export type Refusal = {
  /**
   * Compare with the codes of the catalogue; a newer server may send others. null: no answer, or not from our server.
   */
  readonly code: ErrorCode | null;
  readonly text: string;
  /** Field name → sentence. */
  readonly fields: Readonly<Record<string, string>>;
};

/** The text from the server; undefined when there was no answer, or not from our server. */
function bodyOf(thrown: unknown): ErrorBody | undefined {
  const failure = asFailure(thrown);
  return failure?.kind === 'status' ? errorBody.safeParse(failure.body).data : undefined;
}

/** Turns whatever a call threw into a code to act on and a text to show. */
export function toApiError(thrown: unknown): Refusal {
  const failure = asFailure(thrown);
  if (failure?.kind === 'no-response') return { code: null, text: failure.message, fields: {} };
  if (failure?.kind !== 'status') return { code: null, text: commonErrors.unexpected, fields: {} };
  const data = bodyOf(thrown);
  return {
    code: (data?.code ?? null) as ErrorCode | null,
    text: failure.message,
    fields: data?.fields ?? {},
  };
}

/** Only the text. */
export const refusalText = (thrown: unknown): string => toApiError(thrown).text;

/** What a form can do about a refusal, besides showing its text. */
export type Refused<R> = {
  /** Field of the contract → sentence. */
  readonly fields: Errors;
  /** The record as it is stored now, when the edit started from an older version. */
  readonly stored: R | null;
};

export function refusedWith<S extends z.ZodMiniType>(
  record: S,
  thrown: unknown,
): Refused<z.output<S>> {
  const body = bodyOf(thrown);
  const stored = record.safeParse(body?.conflict?.stored);
  return { fields: body?.fields ?? {}, stored: stored.data ?? null };
}

/** With `conflict`: the stored version; null if unknown. */
export const conflictingRecord = <S extends z.ZodMiniType>(
  record: S,
  thrown: unknown,
): z.output<S> | null => record.safeParse(bodyOf(thrown)?.stored).data ?? null;
