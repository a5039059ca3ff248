import type { Failure } from '@caretrail/contract/http/failure';
import { toApiError } from '../../lib/refusal.ts';

/** What became of one call. `pauseMs`: the server has asked for that much time before the next one. */
export type Sent = {
  /** `later`: nothing was decided. `stop`: the others would get the same. */
  readonly as: 'settled' | 'later' | 'unanswered' | 'outOfReach' | 'stop';
  readonly pauseMs: number;
};

/** Of the session or of the rate of all calls: the next one gets the same. */
const aboutAll: readonly number[] = [401, 403, 429];
/** No answer of our server, but of a proxy on the way. */
const ofProxy: readonly number[] = [408, 502, 503, 504];

const decidesNothing = (status: number): boolean =>
  status >= 500 || aboutAll.includes(status) || ofProxy.includes(status);

/** Nothing was decided: it is sent again later. */
export const isUndecided = (failure: Failure): boolean =>
  failure.kind === 'no-response' || (failure.kind === 'status' && decidesNothing(failure.status));

export const settled: Sent = { as: 'settled', pauseMs: 0 };
export const stopped: Sent = { as: 'stop', pauseMs: 0 };

/** A failure that decides nothing. */
export function undecided(failure: Failure): Sent {
  if (failure.kind !== 'status') return { as: 'unanswered', pauseMs: 0 };
  const { status, retryAfterMs: pauseMs = 0 } = failure;
  if (aboutAll.includes(status)) return { as: 'stop', pauseMs };
  return { as: ofProxy.includes(status) ? 'outOfReach' : 'later', pauseMs };
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
