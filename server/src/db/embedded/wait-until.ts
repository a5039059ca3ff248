import { setTimeout as sleep } from 'node:timers/promises';

interface Patience {
  readonly withinMs: number;
  readonly everyMs?: number;
}

/** Polls until the condition holds; false when the time is over. */
export async function waitUntil(condition: () => boolean, patience: Patience): Promise<boolean> {
  const deadline = performance.now() + patience.withinMs;
  while (!condition()) {
    if (performance.now() >= deadline) return false;
    await sleep(patience.everyMs ?? 20);
  }
  return true;
}
