import type { Logger } from 'pino';
import { type EscalationJobDeps, tellHelpers } from '../modules/escalation/service.ts';
import { runSuccession, type SuccessionJobDeps } from '../modules/succession/service.ts';
import { repeat, type Repeating } from './repeat.ts';

const second = 1000;
const minute = 60 * second;

/**
 * Tells helpers of doses that are not recorded, within seconds; once a minute the records that have changed are looked at
 * too. And tells patients of requests to take over.
 */
export function startCircleJobs(
  deps: EscalationJobDeps & SuccessionJobDeps,
  logger: Logger,
): Repeating {
  const onProblem = (problem: object): void =>
    logger.error(problem, 'care circle: that of one record could not be worked out');
  const jobs = { ...deps, onProblem };
  const failed = (what: string) => (): void => logger.error(`care circle: ${what}`);
  const running = [
    repeat(() => tellHelpers(jobs, 'due'), second, failed('what is due could not be read')),
    repeat(() => tellHelpers(jobs), minute, failed('what has changed could not be read')),
    repeat(() => runSuccession(jobs), second, failed('requests to take over could not be read')),
  ];
  return {
    stop: async () => {
      await Promise.all(running.map((each) => each.stop()));
    },
  };
}
