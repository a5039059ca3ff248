import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { seizureClock } from '@caretrail/contract/timelines/seizure';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';

/** A clock that was started. */
export type Started = {
  readonly startedMs: number;
  /** The Idempotency-Key of what it records: pressed in two tabs, it counts once. */
  readonly key: string;
  /** In seconds, once it was stopped; null: it runs. */
  readonly lasted: number | null;
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
  const [startedMs, key, lasted, ...of] = readStored(storageKeys.stopwatch)?.split(' ') ?? [];
  if (key === undefined || of.join(' ') !== owner) return null;
  const ageMs = nowMs - Number(startedMs);
  if (!(ageMs >= 0 && ageMs < forgottenMs)) return null;
  return { startedMs: Number(startedMs), key, lasted: Number(lasted) || null };
}

function keep(owner: string, clock: Started): Started {
  const { startedMs, key, lasted } = clock;
  writeStored(storageKeys.stopwatch, `${startedMs} ${key} ${lasted ?? '-'} ${owner}`);
  return clock;
}

export const startClock = (owner: string, nowMs: number = Date.now()): Started =>
  keep(owner, { startedMs: nowMs, key: crypto.randomUUID(), lasted: null });

/** Until it is saved, how long it lasted is kept with it. */
export const stopClock = (owner: string, started: Started, lasted: number | null): Started =>
  keep(owner, { ...started, lasted });

export const removeClock = (): void => removeStored([storageKeys.stopwatch]);
