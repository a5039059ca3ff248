import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { readStored } from './browser-storage.ts';
import type { Answer, Prepared } from './send.ts';

type Writing = { readonly what: string; readonly answer: Promise<Answer> };

/** The last write to each address that is on its way. */
const underWay = new Map<string, Writing>();

/**
 * However often a form or a button is pressed, a write that is on its way is not sent again: its answer is the answer to
 * all of them. On, off and on again are three, since only the last one to an address counts as the same. A form with
 * files is known by its key.
 */
export function dedupeInFlight(
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
