import { setTimeout as sleep } from 'node:timers/promises';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { callUrl } from '@caretrail/server/testing/call-url';
import { withReach } from '@caretrail/server/testing/fleet';
import { compareFiles, compareRows } from './compare.ts';
import { none, seconds, timesOf, info, type Finding, type Size } from './fault.ts';
import { postmasterOf } from './kill.fault.ts';
import type { OwnGround } from './own-ground.ts';
import { makePatients, signInAgain, type Patient } from './patients.ts';
import { startWriters } from './writers.ts';

/** Shut down as `pg_ctl -m immediate` does: no client is notified, and the next start recovers. */
function shutDown(folder: string): void {
  try {
    process.kill(postmasterOf(folder), 'SIGQUIT');
  } catch {
    // It is down already, and being started again.
  }
}

/** Longer than a request waits for the database. */
const longOutageMs = 6_000;

type Seen = {
  readonly status: number;
  readonly began: number;
  readonly ms: number;
  readonly isSentence: boolean;
};

/** A patient who reads their list all the time, and the responses they get. */
function startReader(url: string, { access }: Patient): { stop(): Promise<Seen[]> } {
  const seen: Seen[] = [];
  let isStopping = false;
  const reading = (async () => {
    while (!isStopping) {
      const began = performance.now();
      const answer = await callUrl<{ detail?: string }>(url, timelinesEndpoints.list, { access });
      const isSentence =
        answer.headers.get('retry-after') !== null && Boolean(answer.body.detail?.endsWith('.'));
      seen.push({ status: answer.status, began, ms: performance.now() - began, isSentence });
      await sleep(20);
    }
  })();
  return {
    stop: async () => {
      isStopping = true;
      await reading;
      return seen;
    },
  };
}

async function readyAgain(url: string): Promise<number> {
  const began = performance.now();
  while ((await callUrl(url, operationsEndpoints.ready)).status !== 200) await sleep(20);
  return performance.now() - began;
}

/** The database goes down under the server repeatedly, once for longer than any request waits. */
export async function databaseRestart(ground: OwnGround, size: Size): Promise<Finding[]> {
  const rounds = timesOf(size, { short: 1, long: 20 });
  const { place, server } = ground;
  const { url } = server;
  const patients = await withReach(place, (past) => makePatients(past, url, 6));
  const [first] = patients;
  if (!first) throw new Error('There are patients.');
  const [writers, reader] = [startWriters(url, patients), startReader(url, first)];
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    await sleep(500 + Math.random() * 500);
    shutDown(place.folder);
    slowest = Math.max(slowest, await readyAgain(url));
  }
  const longSince = performance.now();
  const until = longSince + longOutageMs;
  while (performance.now() < until) {
    shutDown(place.folder);
    await sleep(50);
  }
  const afterLong = await readyAgain(url);
  await writers.stop();
  const seen = await reader.stop();
  const away = seen.filter(({ status }) => status === 503);
  return withReach(place, async (past) => {
    await signInAgain(past, patients);
    return [
      info('restarts', rounds + 1),
      info('responses during the restarts', seen.length),
      info('… of which “not available right now”', away.length),
      none(
        'no such answer in the long outage',
        // By arrival time: a request sent just before the database went down waits like every other.
        away.some(({ began, ms }) => began + ms >= longSince) ? 0 : 1,
      ),
      none('answers without a sentence or Retry-After', away.filter((a) => !a.isSentence).length),
      none(
        'other answers than 200 and 503',
        seen.filter((a) => a.status !== 200 && a.status !== 503).length,
      ),
      seconds('longest wait for an answer', Math.max(...seen.map(({ ms }) => ms)), 5, size),
      seconds('longest outage', slowest, 5, size),
      seconds('back after the long outage', afterLong, 12, size),
      none('the server process ended', ground.server.child.exitCode === null ? 0 : 1),
      ...(await compareRows(past, patients, writers.ledger)),
      await compareFiles(url, patients),
    ];
  });
}
