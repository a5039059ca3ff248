import { isOwnProviderState } from '@caretrail/contract/auth/provider-state';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';

/** §3 `token`: this browser's half of the one-time state, from /login to /oauth/callback. Answers where to go. */
export function leaveForProvider(): string {
  const state = crypto.randomUUID().replaceAll('-', '');
  writeStored(storageKeys.token, state);
  return `${authEndpoints.startProvider.path}?${new URLSearchParams({ state })}`;
}

/** At /oauth/callback: the stored half is taken, once; false when the return belongs to another sign-in. */
export function takeProviderState(state: string | undefined): boolean {
  const kept = readStored(storageKeys.token);
  removeStored([storageKeys.token]);
  return state === undefined || isOwnProviderState(state, kept);
}
