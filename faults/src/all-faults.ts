import { databaseRestart } from './database-restart.fault.ts';
import type { DatabaseGround } from './database-ground.ts';
import { diskFull } from './disk-full.fault.ts';
import { escalationUnderKills } from './escalation.fault.ts';
import type { Finding, Size } from './fault.ts';
import { killUnderLoad } from './kill.fault.ts';
import { lostAnswers } from './lost-answers.fault.ts';
import { mailDown } from './mail-down.fault.ts';
import type { OwnGround } from './own-ground.ts';
import { pushUnderKills } from './push.fault.ts';
import { rollingRestart } from './rolling-restart.fault.ts';
import { secondProcess } from './second-process.fault.ts';
import { slowClients } from './slow-clients.fault.ts';
import type { SharedGround } from './shared-ground.ts';

type Fault<Ground> = (ground: Ground, size: Size) => Promise<Finding[]>;

/** By the name that `npm run faults` takes. */
export const faultsOfOneServer: Record<string, Fault<OwnGround>> = {
  'second-process': secondProcess,
  kill: killUnderLoad,
  'database-restart': databaseRestart,
  'disk-full': diskFull,
};
// The one that mostly waits comes first: other tests fill that time, if there are any.
export const faultsOfSeveral: Record<string, Fault<SharedGround>> = {
  'slow-clients': slowClients,
  'lost-answers': lostAnswers,
  'rolling-restart': rollingRestart,
  'mail-down': mailDown,
};
/** In real time, for minutes: `npm test` has a short form of its own, pushes-killed.test.ts. */
export const faultsInRealTime: Record<string, Fault<SharedGround>> = {
  push: pushUnderKills,
};
/** On processes of their own; `npm test` has a short form, escalation-killed.test.ts. */
export const faultsOfWorkers: Record<string, Fault<DatabaseGround>> = {
  escalation: escalationUnderKills,
};
