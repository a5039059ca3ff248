import { readUser } from '../../lib/browser-storage.ts';
import { type request, requestBy } from '../../lib/http.ts';
import { failureTexts, toError } from '../../lib/refusal.ts';
import { send } from '../../lib/send.ts';

export type Asking = typeof request;

/**
 * The calls of one delivery, each sent as this account or not at all: between two of them another account may sign in on
 * this device. At a sign-in the user is stored before the token. What waits is for the own record, also while this tab
 * shows someone else's.
 */
export const requestAs =
  (owner: string): Asking =>
  async (endpoint, ...[call, options]) => {
    if (readUser()?.id !== owner)
      throw toError({ kind: 'no-response', message: failureTexts.noResponse });
    return requestBy(send, endpoint, call ?? {}, { ...options, record: null });
  };
