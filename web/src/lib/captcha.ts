import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { useSyncExternalStore } from 'react';
import { request } from './http.ts';
import { toApiError } from './refusal.ts';

let isProving = false;
const listeners = new Set<() => void>();

function setProving(next: boolean): void {
  isProving = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the label of the button; nothing else is shown. */
export const useIsProving = (): boolean => useSyncExternalStore(subscribe, () => isProving);

async function prove(): Promise<string> {
  setProving(true);
  try {
    const [challenge, { solve }] = await Promise.all([
      request(authEndpoints.captcha),
      import('./solve-captcha.ts'),
    ]);
    return await solve(challenge);
  } finally {
    setProving(false);
  }
}

/** Makes a call; if the server asks for a proof of work, solves it and repeats the call once. */
export async function withCaptcha<T>(call: (captcha?: string) => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (toApiError(error).code !== 'captcha_required') throw error;
    return call(await prove());
  }
}
