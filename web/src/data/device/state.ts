import { useSyncExternalStore } from 'react';
import type { WaitingWrite } from './waiting-kinds.ts';
import { connection } from '../../lib/connection.ts';

/** What the screen says about the connection and about this device. */
export type DeviceState = {
  readonly isAway: boolean;
  /** The age of the oldest answer from the copy since the connection went. */
  readonly storedMs: number | null;
  /** Writes that wait to be sent, the oldest first. */
  readonly waiting: readonly WaitingWrite[];
};

const begin: DeviceState = { isAway: false, storedMs: null, waiting: [] };
let state = begin;
const listeners = new Set<() => void>();

function set(next: DeviceState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** A call has got no answer; `sureMs`: the copy answered with what was true then. */
export const noteAway = (sureMs: number | null): void => {
  connection.isAway = true;
  set({
    ...state,
    isAway: true,
    storedMs:
      sureMs === null
        ? state.storedMs
        : Math.min(sureMs, state.storedMs ?? Number.MAX_SAFE_INTEGER),
  });
};

export const noteBack = (): void => {
  connection.isAway = false;
  set({ ...begin, waiting: state.waiting });
};

export const noteWaiting = (waiting: readonly WaitingWrite[]): void => set({ ...state, waiting });

export const waitingNow = (): readonly WaitingWrite[] => state.waiting;

export const isAway = (): boolean => connection.isAway === true;

export function watchDevice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useDeviceState = (): DeviceState => useSyncExternalStore(watchDevice, () => state);
