import { useSyncExternalStore } from 'react';
import { connection } from '../../lib/connection.ts';

/** What the screen says about the connection and about this device. */
export type DeviceState = {
  readonly isAway: boolean;
  /** The age of the oldest answer from the copy since the connection went. */
  readonly storedMs: number | null;
};

const begin: DeviceState = { isAway: false, storedMs: null };
let state = begin;
const listeners = new Set<() => void>();

function set(next: DeviceState): void {
  state = next;
  connection.isAway = next.isAway;
  for (const listener of listeners) listener();
}

/** A call has got no answer; `sureMs`: the copy answered with what was true then. */
export const noteAway = (sureMs: number | null): void =>
  set({
    isAway: true,
    storedMs:
      sureMs === null
        ? state.storedMs
        : Math.min(sureMs, state.storedMs ?? Number.MAX_SAFE_INTEGER),
  });

export const noteBack = (): void => set(begin);

export const isAway = (): boolean => state.isAway;

export function watchDevice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useDeviceState = (): DeviceState => useSyncExternalStore(watchDevice, () => state);
