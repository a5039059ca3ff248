import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import { describe, expect, inject, it, vi } from 'vitest';
import type { ConnectionTarget } from '../db/connection.ts';
import { withDatabase } from '../db/connection.ts';
import { makeLogger } from '../http/request-log.ts';
import { madeMedication } from '../testing/medications.ts';
import { mailsTo } from '../testing/outbox.ts';
import { openSessionFor } from '../testing/open-session-for.ts';
import { asPatient, callApi, type Person } from '../testing/people.ts';
import { newBrowser, subscribe } from '../testing/pushes.ts';
import { clockTo, remindMe, runReminders } from '../testing/reminders.ts';
import { useTestApp } from '../testing/test-app.ts';
import { startReminders } from './reminder-job.ts';

const testApp = useTestApp();
const minute = 60_000;
/** Seconds, on a machine that is busy with other work too; the job of each minute would not be in time. */
const soon = { timeout: 120_000, interval: 100 };

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

  it('sends within seconds, not in the next minute, and though the job queue cannot be started', async () => {
    clockTo(testApp(), '07:58');
    const person = await asPatient(testApp());
    await madeMedication(person, { times: ['08:00'] });
    await remindMe(person, { doses_by: ['push'], mail_after_min: 5 });
    const unseen = await asPatient(testApp());
    await madeMedication(unseen, { times: ['08:00', '09:00'] });
    const { id } = await subscribe(unseen, { subscription: newBrowser() });
    await remindMe(unseen, { doses_by: ['push'], mail_after_min: 5 });
    await runReminders(testApp());
    const server = startOne(withDatabase(inject('testServer').adminConnection, 'nowhere'));
    const mailed = ({ email }: Person, count: number) =>
      vi.waitFor(async () => expect(await mailsTo(testApp(), email)).toHaveLength(count), soon);
    testApp().clock.advance(2 * minute);
    await mailed(person, 1);
    await mailed(unseen, 0);
    // The email in place of its notification.
    testApp().clock.advance(5 * minute);
    await mailed(unseen, 1);
    // And where the device that was told of the next dose is gone.
    clockTo(testApp(), '09:00');
    const open = () =>
      testApp().deps.db.query(
        `SELECT 1 FROM push_notices WHERE patient_id = $1 AND settled_at IS NULL`,
        [unseen.patientId],
      );
    await vi.waitFor(async () => expect(await open()).toHaveLength(1), soon);
    const { access } = await openSessionFor(testApp(), unseen.userId);
    await callApi(testApp(), pushEndpoints.removeDevice, { params: { id } }, access);
    await mailed(unseen, 2);
    await server.stop();
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
