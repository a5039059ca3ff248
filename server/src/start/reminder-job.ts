import type { Logger } from 'pino';
import { jobsInPostgres } from '../adapters/jobs-pg-boss/jobs-pg-boss.ts';
import { remindersByMail } from '../adapters/reminder-mail/reminder-mail.ts';
import type { Database, Queryable } from '../db/client.ts';
import type { ConnectionTarget } from '../db/connection.ts';
import type { Keys } from '../keys.ts';
import { queueMail } from '../modules/mail/service.ts';
import { sendDueReminders } from '../modules/reminders/send-due.ts';
import type { SendRemindersDeps } from '../modules/reminders/send-deps.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Jobs } from '../ports/jobs.ts';
import { repeat, type Repeating } from './repeat.ts';

type ReminderJobDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keys: Keys;
  readonly publicUrl: string;
  readonly supportEmail: string;
};

const minute = 60_000;
const pauseMs = 1000;

/**
 * What is due goes within seconds. Once a minute, on one of the servers, all records that have changed are looked at too;
 * a job queue that cannot be started is logged and retried: the server keeps serving.
 */
export function startReminders(
  deps: ReminderJobDeps,
  target: ConnectionTarget,
  logger: Logger,
): Repeating {
  let jobs: Jobs | undefined;
  const channels = [remindersByMail<Queryable>((...mail) => queueMail(deps, ...mail))];
  const sending: SendRemindersDeps = {
    ...deps,
    channels,
    onProblem: (problem) =>
      logger.error(problem, 'reminders: those of one person could not be worked out'),
  };
  const start = async (): Promise<void> => {
    if (jobs !== undefined) return;
    const onProblem = (): void => logger.error('reminders: the job queue has a problem');
    const started = await jobsInPostgres(target, { onProblem });
    await started
      .everyMinute('reminders', () => sendDueReminders(sending))
      .catch(async (error: unknown) => {
        await started.stop();
        throw error;
      });
    jobs = started;
  };
  const onFailure = (): void =>
    logger.error(
      'reminders: the job queue could not be started; changes in a record are not picked up until it is',
    );
  const first = start().catch(onFailure);
  const later = repeat(() => first.then(start), minute, onFailure);
  const inTime = repeat(
    () => sendDueReminders(sending, 'due'),
    pauseMs,
    () => logger.error('reminders: what is due could not be read'),
  );
  return {
    stop: async () => {
      await Promise.all([first, later.stop(), inTime.stop()]);
      await jobs?.stop();
    },
  };
}
