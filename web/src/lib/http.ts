import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { AnswerOf, Endpoint } from '@caretrail/contract/http/endpoint';
import { statusFailure } from '@caretrail/contract/http/failure';
import { readStored } from './browser-storage.ts';
import { renewAccess } from './refresh.ts';
import { toError } from './refusal.ts';
import {
  type Answer,
  type Call,
  type CallArguments,
  prepare,
  type Prepared,
  send,
} from './send.ts';

type Writing = { readonly what: string; readonly answer: Promise<Answer> };

/** The last write to each address that is on its way. */
const underWay = new Map<string, Writing>();

/**
 * However often a form or a button is pressed, a write that is on its way is not sent again: its answer is the answer to
 * all of them. On, off and on again are three, since only the last one to an address counts as the same. A form with
 * files is known by its key.
 */
function dedupeInFlight(
  { method, reads }: Endpoint,
  { url, body, headers }: Prepared,
  send: () => Promise<Answer>,
): Promise<Answer> {
  if (method === 'GET' || reads) return send();
  const place = method + url;
  const what = `${readStored(storageKeys.userData)} ${typeof body === 'object' ? headers['Idempotency-Key'] : body}`;
  const before = underWay.get(place);
  if (before?.what === what) return before.answer;
  const writing = { what, answer: send() };
  underWay.set(place, writing);
  const settle = (): void => {
    if (underWay.get(place) === writing) underWay.delete(place);
  };
  writing.answer.then(settle, settle);
  return writing.answer;
}

type RequestOptions<R> = {
  /** For a feature that reads the body itself, in place of the endpoint's schema. */
  readonly parse?: (body: unknown) => R;
  readonly signal?: AbortSignal;
};

type Send = (prepared: Prepared, signal?: AbortSignal) => Promise<Answer>;

async function sendWithRefresh(
  by: Send,
  endpoint: Endpoint,
  prepared: Prepared,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const answer = await by(prepared, signal);
  if (answer.status !== 401 || endpoint.path === authEndpoints.refresh.path) return answer;
  // §7: once, and with the same Idempotency-Key.
  return (await renewAccess(answer.used)) ? by(prepared, signal) : answer;
}

/**
 * The client of §7: bearer, 5,000 ms, one shared refresh after a 401, one retry. Answers what the
 * endpoint declares (undefined for 204 and 202); rejects with the contract's `Failure`, as an Error.
 */
export const request = async <E extends Endpoint, R = AnswerOf<E>>(
  endpoint: E,
  ...[call, options]: CallArguments<E, RequestOptions<R>>
): Promise<R> => requestBy(send, endpoint, call ?? {}, options);

/** The same over another way of sending. */
export async function requestBy<E extends Endpoint, R = AnswerOf<E>>(
  by: Send,
  endpoint: E,
  call: Call,
  options?: RequestOptions<R>,
): Promise<R> {
  const prepared = prepare(endpoint, call);
  const { status, body } = await dedupeInFlight(endpoint, prepared, () =>
    sendWithRefresh(by, endpoint, prepared, options?.signal),
  );
  if (status >= 400) throw toError(statusFailure(status, body));
  if (options?.parse) return options.parse(body);
  if (endpoint.answer === null || status === 204 || status === 202) return undefined as R;
  const parsed = endpoint.answer.safeParse(body);
  // A status below 400: the contract's way to say that the answer does not fit its schema.
  if (!parsed.success) throw toError(statusFailure(status, body), parsed.error);
  return parsed.data as R;
}
