import { PgBoss } from 'pg-boss';
import { type ConnectionTarget, toClientConfig } from '../../db/connection.ts';
import type { Jobs } from '../../ports/jobs.ts';

type Options = {
  /** For the log: never the content of a job. */
  readonly onProblem: () => void;
};

const stopPatienceMs = 20_000;
/** A minute's job that takes longer counts as lost, and the next one does its work. */
const expireInSeconds = 300;
const keepSeconds = 3600;

/** Jobs in their own schema of the same database; the library creates and migrates its tables itself. */
export async function jobsInPostgres(target: ConnectionTarget, options: Options): Promise<Jobs> {
  const boss = new PgBoss({
    ...(toClientConfig(target) as ConstructorParameters<typeof PgBoss>[0] & object),
    schema: 'pgboss',
    application_name: 'caretrail-jobs',
    max: 2,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 2,
  });
  boss.on('error', options.onProblem);
  const stop = () => boss.stop({ graceful: true, timeout: stopPatienceMs });
  try {
    await boss.start();
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
  return {
    everyMinute: async (name, work) => {
      // One waiting job is enough: minutes in which no server runs do not pile up.
      await boss.createQueue(name, {
        policy: 'short',
        retryLimit: 0,
        expireInSeconds,
        retentionSeconds: keepSeconds,
        deleteAfterSeconds: keepSeconds,
      });
      await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
        await work().catch((error: unknown) => {
          options.onProblem();
          throw error;
        });
      });
      await boss.schedule(name, '* * * * *', null, { tz: 'UTC' });
      await boss.send(name, {});
    },
    stop,
  };
}
