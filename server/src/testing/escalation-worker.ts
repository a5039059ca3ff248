import type { ConnectionTarget } from '../db/connection.ts';
import { deriveKeys } from '../keys.ts';
import { tellHelpers } from '../modules/escalation/service.ts';
import { randomIds } from '../ports/ids.ts';
import { openTestDatabase } from './open-test-database.ts';
import { simulatedClock, type SimulatedTime } from './simulated-clock.ts';

/** A worker that tells helpers of doses, in its own process, to be killed: time goes by faster than outside. */
export type EscalationWorker = {
  readonly target: ConnectionTarget;
  readonly time: SimulatedTime;
  /** Of the operator. */
  readonly secret: string;
};

const { target, time, secret } = JSON.parse(process.argv[2] ?? '') as EscalationWorker;
const db = openTestDatabase(target, 2);
const deps = {
  db,
  clock: simulatedClock(time),
  keys: deriveKeys(secret),
  ids: randomIds,
  supportEmail: 'help@caretrail.example',
  publicUrl: 'http://localhost:4000',
  // Where two workers meet, one of them is refused, and the record is looked at again.
  onProblem: () => {},
};
let isStopping = false;
process.on('SIGTERM', () => (isStopping = true));
process.stdout.write('running\n');
while (!isStopping) {
  await tellHelpers(deps).catch((error: unknown) => process.stdout.write(`${String(error)}\n`));
  await new Promise((resolve) => setTimeout(resolve, 20));
}
await db.close();
