import { readUser } from '../../lib/browser-storage.ts';
import { request } from '../../lib/http.ts';
import { failureTexts, toError } from '../../lib/refusal.ts';

export type Asking = typeof request;

/**
 * The calls of one delivery, each sent as this account or not at all: between two of them another account may sign in on
 * this device. At a sign-in the user is stored before the token.
 */
export const requestAs =
  (owner: string): Asking =>
  async (endpoint, ...call) => {
    if (readUser()?.id !== owner)
      throw toError({ kind: 'no-response', message: failureTexts.noResponse });
    return request(endpoint, ...call);
  };
