import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the work takes on a busy server, shorter than users notice. */
const usualMs = 150;

/** Delays the response to a fixed minimum, so that its time does not reveal whether there was something to do. */
export async function withMinimumDuration<T>(work: Promise<T>, floorMs = usualMs): Promise<T> {
  const [outcome] = await Promise.allSettled([work, sleep(floorMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
