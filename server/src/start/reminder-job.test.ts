import { describe, expect, inject, it, vi } from 'vitest';
import type { ConnectionTarget } from '../db/connection.ts';
import { withDatabase } from '../db/connection.ts';
import { makeLogger } from '../http/request-log.ts';
import { madeMedication } from '../testing/medications.ts';
import { mailsTo } from '../testing/outbox.ts';
import { asPatient } from '../testing/people.ts';
import { clockTo, remindMe } from '../testing/reminders.ts';
import { useTestApp } from '../testing/test-app.ts';
import { startReminders } from './reminder-job.ts';

const testApp = useTestApp();
const minute = 60_000;

async function ownDatabase(): Promise<ConnectionTarget> {
  const { name } = await testApp().deps.db.one<{ name: string }>(
    `SELECT current_database() AS name`,
  );
  return withDatabase(inject('testServer').adminConnection, name);
}

const doneJobs = async (): Promise<number> =>
  (
    await testApp().deps.db.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'reminders' AND state = 'completed'`,
    )
  ).length;

function startOne(target: ConnectionTarget, log: string[] = []) {
  const logger = makeLogger('info', { write: (line) => log.push(line) });
  return startReminders(testApp().deps, target, logger);
}

describe('§2.5 the job of the reminders', () => {
  it('sends what is due once, on two servers at once and after both were restarted', async () => {
    clockTo(testApp(), '07:58');
    const person = await asPatient(testApp());
    await madeMedication(person, { times: ['08:00'] });
    await remindMe(person);
    testApp().clock.advance(2 * minute);
    const target = await ownDatabase();
    for (let start = 0; start < 2; start += 1) {
      const log: string[] = [];
      const doneBefore = start === 0 ? 0 : await doneJobs();
      const servers = [startOne(target, log), startOne(target, log)];
      await vi.waitFor(async () => expect(await mailsTo(testApp(), person.email)).toHaveLength(1), {
        timeout: 120_000,
        interval: 100,
      });
      await vi.waitFor(async () => expect(await doneJobs()).toBeGreaterThan(doneBefore), {
        timeout: 120_000,
        interval: 100,
      });
      await Promise.all(servers.map((server) => server.stop()));
      expect(log).toEqual([]);
    }
    expect(await mailsTo(testApp(), person.email)).toHaveLength(1);
  });

  it('logs that it cannot run, and stops nothing else', async () => {
    const log: string[] = [];
    const target = withDatabase(inject('testServer').adminConnection, 'nowhere');
    const server = startOne(target, log);
    await vi.waitFor(() => expect(log.join()).toContain('the job queue could not be started'), {
      timeout: 120_000,
    });
    await server.stop();
    expect(log.join()).not.toContain('nowhere');
  });
});
