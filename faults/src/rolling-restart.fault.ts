import { setTimeout as sleep } from 'node:timers/promises';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { callUrl } from '@caretrail/server/testing/call-url';
import { endProcess } from '@caretrail/server/testing/own-process';
import { startBalancer } from './balancer.ts';
import { compareFiles, compareRows } from './compare.ts';
import { none, seconds, timesOf, info, type Finding, type Size } from './fault.ts';
import { makePatients, signInAgain, type Patient } from './patients.ts';
import type { SharedGround } from './shared-ground.ts';
import { busyMs, calmMs, startWriters, type Pace } from './writers.ts';

function startReaders(url: string, patients: readonly Patient[], pace: Readonly<Pace>) {
  let isStopping = false;
  const counts = { read: 0, failed: 0 };
  const reading = patients.map(async (patient) => {
    while (!isStopping) {
      const { access } = patient;
      const { status } = await callUrl(url, timelinesEndpoints.list, { access }).catch(() => ({
        status: 0,
      }));
      counts.read += 1;
      if (status !== 200) counts.failed += 1;
      await sleep(pace.pauseMs);
    }
  });
  return {
    stop: async () => {
      isStopping = true;
      await Promise.all(reading);
      return counts;
    },
  };
}

/** One server after the other, then the worker, is stopped and started while patients read and write. No client retries. */
export async function rollingRestart(ground: SharedGround, size: Size): Promise<Finding[]> {
  const rounds = timesOf(size, { short: 1, long: 10 });
  const balancer = await startBalancer(ground.servers.map(({ port }) => port));
  const patients = await makePatients(ground.past, balancer.url, 6);
  const pace: Pace = { pauseMs: busyMs };
  const writers = startWriters(balancer.url, patients, { mayBeSentAgain: false, pace });
  const readers = startReaders(balancer.url, patients, pace);
  let slowest = 0;
  const exitCodes = new Set<number | null>();
  const stop = async (process: Parameters<typeof endProcess>[0]): Promise<void> => {
    pace.pauseMs = busyMs;
    const began = performance.now();
    exitCodes.add(await endProcess(process));
    slowest = Math.max(slowest, performance.now() - began);
    // The short form omits the writes while the next one starts.
    if (size.form === 'short') pace.pauseMs = calmMs;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of ground.servers.entries()) {
      await stop(server);
      ground.servers[index] = await ground.startServerAt(server.port);
      while (!balancer.isIn(server.port)) await sleep(50);
    }
    await stop(ground.worker);
    ground.worker = await ground.startWorker();
    await signInAgain(ground.past, patients);
  }
  await writers.stop();
  const { read, failed } = await readers.stop();
  if (balancer.failures.length > 0) console.error(`Broke: ${balancer.failures.join(', ')}.`);
  try {
    return [
      info('restarts', 3 * rounds),
      info('lists read', read),
      none('reads that failed', failed),
      none('requests that the proxy saw break', balancer.failures.length),
      none('exit codes other than 0', [...exitCodes].filter((code) => code !== 0).length),
      seconds('longest stop', slowest, 10, size),
      ...(await compareRows(ground.past, patients, writers.ledger)),
      await compareFiles(balancer.url, patients),
    ];
  } finally {
    await balancer.stop();
  }
}
