import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { buildHeader } from '@caretrail/contract/http/build-header';
import { recordHeader } from '@caretrail/contract/circle/record-header';
import { clientHeader } from '@caretrail/contract/http/client-header';
import { type CallOf, type Endpoint, fillPath } from '@caretrail/contract/http/endpoint';
import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import { limits } from '@caretrail/contract/limits';
import { readStored } from './browser-storage.ts';
import { chosenHere } from './chosen-record.ts';
import { connection } from './connection.ts';
import { dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';
import { failureTexts, messageOf, toError } from './refusal.ts';
import { noteServedBuild } from './web-build.ts';

export type Call = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** For a create that the user may send again after a lost answer; other calls get a new key each time. */
  readonly idempotencyKey?: string;
};

/** A request that can be sent more than once: everything but the bearer token. */
export type Prepared = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string | undefined;
};

export type Answer = {
  readonly status: number;
  readonly body: unknown;
  /** The access token that was used. */
  readonly used: string | null;
  readonly etag?: string | null;
  /** The pause that the server asks for; 0 for none. */
  readonly retryAfterMs?: number;
};

/** `type=a&type=b` for a list; undefined values are left out. */
function queryText(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) search.append(name, String(each));
    }
  }
  return search.size === 0 ? '' : `?${search}`;
}

/** The header that names whose record a call is about. Calls about the own account or the own record have none. */
const recordOf = ({ record }: Endpoint, id = chosenHere.record?.id ?? null) =>
  id === null || record === undefined || record === 'own' ? null : { [recordHeader.written]: id };

/** Whether a call is about someone else's record. */
export const isOfOther = ({ headers }: Prepared): boolean => recordHeader.written in headers;

/**
 * The types of the endpoint have been checked where `request` was called. `record`: whose; null for the own one, without
 * it that which is open.
 */
export function prepare(endpoint: Endpoint, call: Call, record?: string | null): Prepared {
  try {
    const { body } = call;
    const isForm = body instanceof FormData;
    return {
      url: fillPath(endpoint.path, call.params as Record<string, string>) + queryText(call.query),
      method: endpoint.method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': currentLanguage().tag,
        [clientHeader.name]: clientHeader.webApp,
        ...recordOf(endpoint, record),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...(endpoint.creates && {
          'Idempotency-Key': call.idempotencyKey ?? crypto.randomUUID(),
        }),
      },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    };
  } catch (error) {
    throw toError({ kind: 'setup', message: messageOf(error) }, error);
  }
}

export function headersWith(prepared: Prepared, token: string | null): Headers {
  try {
    const headers = new Headers(prepared.headers);
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  } catch (error) {
    throw toError({ kind: 'setup', message: messageOf(error) }, error);
  }
}

export const readBody = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Sends once, with a bearer token and the timeout of §9, which covers reading the answer. */
export async function send(prepared: Prepared, signal?: AbortSignal): Promise<Answer> {
  const { url, method, body = null } = prepared;
  const used = readStored(storageKeys.accessToken);
  const headers = headersWith(prepared, used);
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    stop();
  }, limits.http.timeoutMs);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    if (method !== 'GET') dropEarlyAnswers();
    // They are about the own record.
    const sent = isOfOther(prepared) ? undefined : takeEarlyAnswer(url, used, controller.signal);
    const early = sent === undefined ? null : await sent;
    const response =
      early ?? (await fetch(url, { method, headers, body, signal: controller.signal }));
    const { status, headers: said } = response;
    noteServedBuild(said.get(buildHeader));
    const text = await response.text();
    // One of a proxy whose server is down says nothing.
    if (status < 500) connection.onAnswer?.();
    const retryAfterMs = Number(said.get('retry-after')) * 1000 || 0;
    return { status, body: readBody(text), used, etag: said.get('etag'), retryAfterMs };
  } catch (error) {
    const message = hasTimedOut ? failureTexts.timedOut : failureTexts.noResponse;
    throw toError({ kind: 'no-response', message }, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** The arguments of `request` after the endpoint: none are needed for a call without parts. */
export type CallArguments<E extends Endpoint, O> =
  Record<never, never> extends CallOf<E>
    ? [call?: CallOf<E>, options?: O]
    : [call: CallOf<E>, options?: O];
