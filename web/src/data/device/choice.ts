import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { useSyncExternalStore } from 'react';
import {
  isKeptHere,
  onStorageChange,
  readUser,
  removeCopy,
  writeStored,
} from '../../lib/browser-storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStorageChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether a copy lies on this device; null: not asked yet. */
export const useIsKeptHere = (): boolean | null => useSyncExternalStore(subscribe, isKeptHere);

/** The answer belongs to this browser and this account, and outlives the session. A no removes the copy and its key. */
export function chooseKeptHere(isKept: boolean): void {
  const id = readUser()?.id;
  if (id === undefined) return;
  writeStored(storageKeys.keptHere, `${isKept ? 'yes' : 'no'} ${id}`);
  if (!isKept) removeCopy();
  for (const listener of listeners) listener();
}

export const watchKeptHere = subscribe;
