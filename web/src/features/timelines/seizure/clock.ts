import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { seizureClock } from '@caretrail/contract/timelines/seizure';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';

/** A clock that was started. */
export type Started = {
  readonly startedMs: number;
  /** The Idempotency-Key of what it records: pressed in two tabs, it counts once. */
  readonly key: string;
};

/** Whole seconds since the start. */
export const secondsSince = ({ startedMs }: Started, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - startedMs) / 1000));

/** It ran so long that it was forgotten: how long the seizure lasted is not known. */
export const isOverdue = (started: Started, nowMs: number): boolean =>
  secondsSince(started, nowMs) >= seizureClock.mostSeconds;

const two = (part: number): string => String(part).padStart(2, '0');

/** '0:07', '12:30' */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;

/** After so long it says nothing any more about today. */
const forgottenMs = 24 * 60 * 60 * 1000;

/** The clock of this user in this record, also after the app was closed; null: none is running. */
export function readClock(owner: string, nowMs: number = Date.now()): Started | null {
  const [startedMs, key, ...ownerParts] = readStored(storageKeys.stopwatch)?.split(' ') ?? [];
  if (key === undefined || ownerParts.join(' ') !== owner) return null;
  const ageMs = nowMs - Number(startedMs);
  return ageMs >= 0 && ageMs < forgottenMs ? { startedMs: Number(startedMs), key } : null;
}

export function startClock(owner: string, nowMs: number = Date.now()): Started {
  const started = { startedMs: nowMs, key: crypto.randomUUID() };
  writeStored(storageKeys.stopwatch, `${started.startedMs} ${started.key} ${owner}`);
  return started;
}

export const removeClock = (): void => removeStored([storageKeys.stopwatch]);
