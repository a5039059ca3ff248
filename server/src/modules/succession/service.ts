/** At the start: the job. */
export { runSuccession, type SuccessionJobDeps } from './job.ts';
