import type { Failure } from '@caretrail/contract/http/failure';
import { toApiError } from '../../lib/refusal.ts';

/** What became of one call. `pauseMs`: the server has asked for that much time before the next one. */
export type Sent = {
  /** `later`: nothing was decided. `stop`: the others would get the same. */
  readonly as: 'settled' | 'later' | 'unanswered' | 'outOfReach' | 'stop';
  readonly pauseMs: number;
};

/** Nothing was decided: it is sent again later. */
export const isUndecided = (failure: Failure): boolean =>
  failure.kind === 'no-response' ||
  (failure.kind === 'status' &&
    (failure.status === 401 ||
      failure.status === 403 ||
      failure.status === 408 ||
      failure.status === 429 ||
      failure.status >= 500));

/** Of the session or of the rate of all calls: the next one gets the same. */
const isAboutAll = (failure: Failure): boolean =>
  failure.kind === 'status' && [401, 403, 429].includes(failure.status);

/** No answer of our server: none at all, or one of a proxy on the way. */
const isOutOfReach = (failure: Failure): boolean =>
  failure.kind !== 'status' || [408, 502, 503, 504].includes(failure.status);

export const settled: Sent = { as: 'settled', pauseMs: 0 };
export const stopped: Sent = { as: 'stop', pauseMs: 0 };

/** A failure that decides nothing. */
export function undecided(failure: Failure): Sent {
  const pauseMs = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
  if (failure.kind === 'no-response') return { as: 'unanswered', pauseMs };
  if (isAboutAll(failure)) return { as: 'stop', pauseMs };
  return { as: isOutOfReach(failure) ? 'outOfReach' : 'later', pauseMs };
}

/** It was accepted; only its answer could not be read. */
export const isAccepted = (failure: Failure): boolean =>
  failure.kind === 'status' && failure.status < 400;

type ConflictBody = {
  readonly stored?: unknown;
  readonly conflict?: { readonly stored?: unknown };
};

export function storedIn(failure: Failure): unknown {
  if (failure.kind !== 'status' || failure.status !== 409) return null;
  const body = failure.body as ConflictBody | undefined;
  return body?.stored ?? body?.conflict?.stored ?? null;
}

/** About which field; null: about none. */
export const fieldIn = (failure: Failure): string | null =>
  Object.keys(toApiError(failure).fields)[0] ?? null;

/** The sentence about a field says more than the one about all of them. */
export function sentenceOf(failure: Failure): string {
  const { fields, text } = toApiError(failure);
  return Object.values(fields)[0] ?? text;
}
