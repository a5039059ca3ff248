/** At the start: the job. */
export { type EscalationJobDeps, tellHelpers } from './send.ts';
