import { useSyncExternalStore } from 'react';
import { followUnseen } from './waiting.ts';
import type { WaitingWrite } from './waiting-kinds.ts';

let unseen: readonly WaitingWrite[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What waits for the own record, while that of someone else is open. */
export const useUnseen = (): readonly WaitingWrite[] =>
  useSyncExternalStore(subscribe, () => unseen);

/** Follows it. Returns how to stop. */
export const startUnseen = (): (() => void) =>
  followUnseen((waiting) => {
    unseen = waiting;
    for (const listener of listeners) listener();
  });
