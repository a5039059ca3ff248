import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { readStored } from './browser-storage.ts';
import { accepted } from './known-session.ts';

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

/** Whether the session of this browser is known to be alive. */
export const isSessionKnown = (): boolean =>
  accepted.token !== null &&
  sessionOf(accepted.token) === sessionOf(readStored(storageKeys.accessToken));

/** Of several that wait, only the last is told: a page waits once. */
export const untilSessionKnown = (): Promise<void> =>
  new Promise((resolve) => {
    accepted.onAccepted = () => {
      if (!isSessionKnown()) return;
      delete accepted.onAccepted;
      resolve();
    };
    accepted.onAccepted();
  });
