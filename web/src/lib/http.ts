import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { recordHeader } from '@caretrail/contract/circle/record-header';
import type { AnswerOf, Endpoint } from '@caretrail/contract/http/endpoint';
import { statusFailure } from '@caretrail/contract/http/failure';
import { readStored, readUser } from './browser-storage.ts';
import { connection } from './connection.ts';
import { noteSession } from './known-session.ts';
import { renewAccess } from './refresh.ts';
import { toError } from './refusal.ts';
import {
  type Answer,
  type Call,
  type CallArguments,
  isOfOther,
  prepare,
  type Prepared,
  send,
} from './send.ts';

const isReading = ({ method, reads }: Endpoint): boolean => method === 'GET' || reads === true;

type Writing = { readonly what: string; readonly answer: Promise<Answer> };

/** The latest write in flight for each address. */
const underWay = new Map<string, Writing>();

/**
 * A write that is in flight is not sent again, however often a form or button is pressed: all callers get its answer.
 * On, off and on again are three writes, because only the latest write to an address is compared. A form with files is
 * identified by its key.
 */
function dedupeInFlight(
  endpoint: Endpoint,
  { url, body, headers }: Prepared,
  send: () => Promise<Answer>,
): Promise<Answer> {
  if (isReading(endpoint)) return send();
  const place = endpoint.method + url;
  const what = `${readStored(storageKeys.userData)} ${headers[recordHeader.written]} ${typeof body === 'object' ? headers['Idempotency-Key'] : body}`;
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
  /** Parses the body in place of the endpoint's schema. */
  readonly parse?: (body: unknown) => R;
  readonly signal?: AbortSignal;
  /** Whose record; null for the own one, without it that which is open. */
  readonly record?: string | null;
};

type Send = (prepared: Prepared, signal?: AbortSignal) => Promise<Answer>;

async function sendWithRefresh(
  by: Send,
  endpoint: Endpoint,
  prepared: Prepared,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const owner = readUser()?.id;
  const answer = await by(prepared, signal);
  if (answer.status !== 401 || endpoint.path === authEndpoints.refresh.path) return answer;
  const isRenewed = await renewAccess(answer.used);
  // Another user has signed in in another tab since: what one user asks for or writes is never sent as the other.
  const isOwn = readUser()?.id === owner;
  // §7: once, and with the same Idempotency-Key.
  return isRenewed && isOwn ? by(prepared, signal) : answer;
}

/**
 * The client of §7: bearer token, 5,000 ms timeout, one shared refresh after a 401, one retry. Resolves with what the
 * endpoint declares (undefined for 204 and 202); rejects with the contract's `Failure`, as an Error.
 */
export const request = async <E extends Endpoint, R = AnswerOf<E>>(
  endpoint: E,
  ...[call, options]: CallArguments<E, RequestOptions<R>>
): Promise<R> => requestBy(send, endpoint, call ?? {}, options);

/** As `request`, with another function that sends. */
export async function requestBy<E extends Endpoint, R = AnswerOf<E>>(
  by: Send,
  endpoint: E,
  call: Call,
  options?: RequestOptions<R>,
): Promise<R> {
  const prepared = prepare(endpoint, call, options?.record);
  const { status, body, used, retryAfterMs } = await dedupeInFlight(endpoint, prepared, () =>
    sendWithRefresh(by, endpoint, prepared, options?.signal),
  );
  if (status === 403 && isOfOther(prepared)) connection.onForbidden?.();
  if (status >= 400) throw toError({ ...statusFailure(status, body), retryAfterMs });
  noteSession(endpoint, used);
  if (!isReading(endpoint)) connection.onWrite?.();
  if (options?.parse) return options.parse(body);
  if (endpoint.answer === null || status === 204 || status === 202) return undefined as R;
  const parsed = endpoint.answer.safeParse(body);
  // With a status below 400, the contract's `Failure` means that the answer does not match its schema.
  if (!parsed.success) throw toError(statusFailure(status, body), parsed.error);
  return parsed.data as R;
}
