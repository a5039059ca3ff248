import type { Database } from '../../db/client.ts';
import type { Figure } from '../../http/metrics.ts';
import type { Clock } from '../../ports/clock.ts';
import { countJobs, countThings, type JobCounts } from './figures-repo.ts';

type FiguresDeps = { readonly db: Database; readonly clock: Clock };

const figure = (name: string, help: string, value: number): Figure => ({
  name: `caretrail_${name}`,
  help,
  value,
});

const ofJob = ({ name, due, oldest_due_seconds, failed }: JobCounts): Figure[] => {
  const label = { name: 'job', value: name };
  return [
    { ...figure('jobs_due', 'Jobs that should have begun.', due), label },
    {
      ...figure(
        'jobs_oldest_due_seconds',
        'How long the oldest of them waits.',
        Math.max(0, oldest_due_seconds),
      ),
      label,
    },
    { ...figure('jobs_failed', 'Jobs of the last hour that failed.', failed), label },
  ];
};

async function ofDatabase({ db, clock }: FiguresDeps): Promise<Figure[]> {
  const counts = await countThings(db, clock.now());
  return [
    figure('mails_waiting', 'Mails in the outbox.', counts.mails_waiting),
    figure('mails_retrying', 'Of these, mails that were tried before.', counts.mails_retrying),
    figure(
      'mails_oldest_seconds',
      'How long the oldest of them waits.',
      Math.max(0, counts.mails_oldest_seconds),
    ),
    figure('mails_given_up', 'Mails of 30 days that no one got.', counts.mails_given_up),
    figure('pushes_waiting', 'Notifications to devices in the queue.', counts.pushes_waiting),
    figure(
      'pushes_oldest_seconds',
      'How long the oldest of them waits.',
      Math.max(0, counts.pushes_oldest_seconds),
    ),
    figure(
      'pushes_given_up',
      'Notifications of four days that a device did not get.',
      counts.pushes_given_up,
    ),
    figure('push_devices', 'Devices that get notifications.', counts.push_devices),
    figure(
      'push_devices_silent',
      'Of these, devices that confirm none: emails go instead.',
      counts.push_devices_silent,
    ),
    figure('sessions', 'Sign-ins that live.', counts.sessions),
    figure(
      'audit_unsealed_rows',
      'Entries of the audit log without a seal.',
      counts.audit_unsealed,
    ),
    figure('texts_waiting', 'Documents whose words are not read yet.', counts.texts_waiting),
    ...(await countJobs(db)).flatMap(ofJob),
  ];
}

/** The pool always; the rest while the database answers: that it does not is the most important figure. */
export async function readFigures(deps: FiguresDeps): Promise<Figure[]> {
  const { total, idle, waiting } = deps.db.connections();
  const pool = [
    figure('database_connections', 'Open connections of this process.', total),
    figure('database_connections_idle', 'Of these, connections that are not in use.', idle),
    figure('database_waiting', 'Requests that wait for a connection.', waiting),
  ];
  const isUp = (up: number): Figure => figure('database_up', '1 while the database answers.', up);
  try {
    // A shorter time limit than for a statement: a monitor does not wait long.
    await deps.db.ping();
    return [...pool, isUp(1), ...(await ofDatabase(deps))];
  } catch {
    return [...pool, isUp(0)];
  }
}
