import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { readStored } from './browser-storage.ts';

/** The session that the server has accepted since this page was loaded. */
let known: string | null = null;
const waiting = new Set<() => void>();

/** The session of an access token: it stays when the token is renewed. */
export function sessionOf(token: string | null): string {
  try {
    const [, claims = ''] = (token ?? '').split('.');
    const { sid } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sid?: unknown;
    };
    return String(sid);
  } catch {
    return token ?? '';
  }
}

/** Whether the session of this browser is known to be alive: what is stored is only a hint. */
export const isSessionKnown = (): boolean => {
  const token = readStored(storageKeys.accessToken);
  return token !== null && known === sessionOf(token);
};

/** After a call that the server did not refuse. Calls without a second factor tell nothing. */
export function noteSession({ audience }: Endpoint, used: string | null): void {
  if (audience === 'public' || audience === 'aal1' || used === null) return;
  known = sessionOf(used);
  if (!isSessionKnown()) return;
  for (const tell of waiting) tell();
  waiting.clear();
}

export const untilSessionKnown = (): Promise<void> =>
  new Promise((tell) => {
    if (isSessionKnown()) tell();
    else waiting.add(tell);
  });
