import { useSyncExternalStore } from 'react';
import type { EndReason } from './idle-clock.ts';

/** Why the session ended, for /login. In memory only: not shown after a reload. */
export type SignOutReason = EndReason | 'asked' | 'declined' | 'ended';

let noted: SignOutReason | null = null;
const listeners = new Set<() => void>();

export function noteSignOut(reason: SignOutReason | null): void {
  noted = reason;
  for (const listener of listeners) listener();
}

/** The server has ended it. A reason that is known here already says more. */
export const noteEnded = (): void => noteSignOut(noted ?? 'ended');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSignOutNote = (): SignOutReason | null =>
  useSyncExternalStore(subscribe, () => noted);
