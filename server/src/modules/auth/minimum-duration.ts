import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the work takes on a busy server, shorter than anybody minds. */
const floorMs = 150;

/** However soon the work is done, the answer waits as long: it must not tell whether there was something to do. */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, sleep(floorMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
