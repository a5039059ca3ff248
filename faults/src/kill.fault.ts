import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withReach, type Reached } from '@caretrail/server/testing/fleet';
import { endProcess } from '@caretrail/server/testing/own-process';
import { storedAndKnown } from '@caretrail/server/testing/stored-files';
import { compareFiles, compareRows } from './compare.ts';
import { none, seconds, timesOf, info, type Finding, type Size } from './fault.ts';
import type { OwnGround } from './own-ground.ts';
import { makePatients, signInAgain } from './patients.ts';
import { startWriters } from './writers.ts';

/** The process id of the PostgreSQL that runs on a folder. */
export function postmasterOf(folder: string): number {
  const pid = Number(readFileSync(join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
  // For a moment the file exists and is empty: a signal to 0 would end this process group too.
  if (!(pid > 1)) throw new Error('PostgreSQL has not written its number yet.');
  return pid;
}

/** The sweep at the start has removed contents without a row. */
async function contentsWithoutRow(past: Reached, { place }: OwnGround): Promise<number> {
  const look = async (): Promise<number> => {
    const counted = await storedAndKnown({ filesFolder: `${place.folder}/files`, deps: past.deps });
    return counted.stored - counted.known;
  };
  for (let left = 100; left > 0 && (await look()) !== 0; left -= 1) await sleep(100);
  return Math.abs(await look());
}

/** Killed without warning while patients write, every other time together with its database. */
export async function killUnderLoad(ground: OwnGround, size: Size): Promise<Finding[]> {
  const rounds = timesOf(size, { short: 2, long: 50 });
  const { place, server } = ground;
  const patients = await withReach(place, (past) => makePatients(past, server.url, 6));
  const writers = startWriters(server.url, patients);
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    await sleep(200 + Math.random() * 1300);
    const postmaster = postmasterOf(place.folder);
    await endProcess(ground.server, 'SIGKILL');
    if (round % 2 === 1) process.kill(postmaster, 'SIGKILL');
    await ground.startAgain();
    if (round % 10 === 9) await withReach(place, (past) => signInAgain(past, patients));
    slowest = Math.max(slowest, ground.server.readyAfterMs);
  }
  await writers.stop();
  // One more start, without writers: what the last kill left behind is swept.
  await endProcess(ground.server);
  await ground.startAgain();
  return withReach(place, async (past) => {
    await signInAgain(past, patients);
    return [
      info('kills', rounds),
      ...(await compareRows(past, patients, writers.ledger)),
      await compareFiles(ground.server.url, patients),
      none('contents without a row after a start', await contentsWithoutRow(past, ground)),
      seconds('longest time until ready again', slowest, 10, size),
    ];
  });
}
