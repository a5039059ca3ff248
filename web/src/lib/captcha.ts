import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { asFailure, fieldOf } from '@caretrail/contract/http/failure';
import type { ErrorCode } from '@caretrail/contract/texts/errors';
import { useSyncExternalStore } from 'react';
import { request } from './http.ts';

const asked: ErrorCode = 'captcha_required';

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

/** For the word on the button; there is nothing else to see. */
export const useIsProving = (): boolean => useSyncExternalStore(subscribe, () => isProving);

function isAskedFor(thrown: unknown): boolean {
  const failure = asFailure(thrown);
  return failure?.kind === 'status' && fieldOf(failure.body, 'code') === asked;
}

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

/** Makes a call; where the server asks for a proof of work, does the work and makes it once more. */
export async function withCaptcha<T>(call: (captcha?: string) => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isAskedFor(error)) throw error;
    return call(await prove());
  }
}
