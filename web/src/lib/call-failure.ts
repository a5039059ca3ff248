import type { Failure } from '@caretrail/contract/http/failure';

/** Shown as they are where §8 asks for "the error message". */
export const failureTexts = {
  noResponse: 'Caretrail could not be reached. Please check your connection and try again.',
  timedOut: 'Caretrail took too long to answer. Please try again.',
} as const;

/** A failure as it is thrown: an Error, so that it has a stack, with the fields of the contract's union. */
export const toError = <F extends Failure>(failure: F, cause?: unknown): Error & F =>
  Object.assign(new Error(failure.message, { cause }), failure);

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
