import { endProcess } from '@caretrail/server/testing/own-process';
import { startServer } from '@caretrail/server/testing/fleet';
import { none, seconds, timesOf, info, type Finding, type Size } from './fault.ts';
import type { OwnGround } from './own-ground.ts';

/** A second server on the folder of a running one, and the lock that a killed one leaves. */
export async function secondProcess(ground: OwnGround, size: Size): Promise<Finding[]> {
  const tries = timesOf(size, { short: 1, long: 50 });
  let slowest = 0;
  let accepted = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const began = performance.now();
    const sentence = await startServer(ground.place).then(
      async (second) => {
        await endProcess(second);
        return '';
      },
      (error: Error) => error.message,
    );
    slowest = Math.max(slowest, performance.now() - began);
    if (!sentence.includes('Another Caretrail is already running on')) accepted += 1;
  }
  await endProcess(ground.server, 'SIGKILL');
  await ground.startAgain();
  return [
    info('second starts', tries),
    none('not refused with the sentence', accepted),
    seconds('longest time until refused', slowest, 2, size),
    seconds('ready again on the lock of a killed one', ground.server.readyAfterMs, 10, size),
  ];
}
