/** For the demo. */
export { makeCritical } from './critical.ts';
export { insertTurn as putOnDuty } from './duty-repo.ts';
/** At the start: the job. */
export { type EscalationJobDeps, tellHelpers } from './send.ts';
