import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import { auditEndpoints } from '@caretrail/contract/audit/endpoints';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import { describe, expect, it } from 'vitest';
import { uploaded } from '../../testing/library.ts';
import { asAdministrator, asPatient, callApi } from '../../testing/people.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';
import { queueMail } from '../mail/service.ts';

const token = 'a token of the operator';
const testApp = useTestApp({ metricsToken: token });

const read = async ({ app }: TestApp): Promise<string> =>
  (await app.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${token}` } })).body;
const valueOf = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ')[1]);
};

const someMail = () => ({ subject: 'x', paragraphs: ['y'] });

describe('figures for Prometheus', () => {
  it('show the state of the process, the database, mails, uploads, lists and sign-ins', async () => {
    const patient = await asPatient(testApp());
    const { deps, clock } = testApp();
    await queueMail(deps, deps.db, 'someone@example.org', someMail);
    clock.advance(5000);
    await patient.call(timelinesEndpoints.list);
    await patient.call(timelinesEndpoints.list);
    const boundary = 'b';
    await testApp().app.inject({
      method: 'POST',
      url: filesEndpoints.upload.path,
      headers: {
        authorization: `Bearer ${patient.access}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: `--${boundary}--\r\n`,
    });
    // A stranger, and a call that accepts no form: their announced sizes do not count.
    for (const url of ['/nowhere', authEndpoints.login.path])
      await testApp().app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload: '--b--\r\n',
      });
    const text = await read(testApp());
    expect(valueOf(text, 'caretrail_upload_bytes_total')).toBe(0);
    await uploaded(testApp(), patient);
    expect(valueOf(await read(testApp()), 'caretrail_upload_bytes_total')).toBeGreaterThan(100);
    expect(valueOf(text, 'caretrail_database_up')).toBe(1);
    expect(valueOf(text, 'caretrail_database_connections')).toBeGreaterThan(0);
    expect(valueOf(text, 'caretrail_database_waiting')).toBe(0);
    expect(valueOf(text, 'caretrail_mails_waiting')).toBe(1);
    expect(valueOf(text, 'caretrail_mails_oldest_seconds')).toBeCloseTo(5, 0);
    for (const name of ['waiting', 'oldest_seconds', 'given_up'])
      expect(valueOf(text, `caretrail_pushes_${name}`)).toBe(0);
    expect(valueOf(text, 'caretrail_push_devices_silent')).toBe(0);
    expect(valueOf(text, 'caretrail_sessions')).toBe(1);
    expect(valueOf(text, 'caretrail_cache_hits')).toBe(1);
    expect(valueOf(text, 'caretrail_cache_misses')).toBe(1);
    expect(valueOf(text, 'caretrail_cache_bytes')).toBeGreaterThan(0);
    expect(valueOf(text, 'caretrail_audit_unsealed_rows')).toBeGreaterThanOrEqual(0);
    expect(text).toMatch(/caretrail_uploads_total\{status="4xx"\} 1/);
    expect(text).toMatch(/caretrail_http_request_seconds_count\{[^}]*status="2xx"\} 2/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/);
    expect(text).toMatch(/process_resident_memory_bytes/);
  });

  it('count a mail as failed when it was refused, and when its server was away', async () => {
    const { deps, clock } = testApp();
    const retrying = async () => valueOf(await read(testApp()), 'caretrail_mails_retrying');
    const before = (await retrying()) ?? 0;
    const away = 'away@example.org';
    await queueMail(deps, deps.db, away, someMail);
    await queueMail(deps, deps.db, 'refused@example.org', someMail);
    expect(await retrying()).toBe(before);
    await deps.db.execute(`UPDATE mail_outbox SET unreachable_at = $1 WHERE to_address = $2`, [
      clock.now().toISOString(),
      away,
    ]);
    expect(await retrying()).toBe(before + 1);
    await deps.db.execute(
      `UPDATE mail_outbox SET attempts = 1 WHERE to_address = 'refused@example.org'`,
    );
    expect(await retrying()).toBe(before + 2);
  });

  it('show that a job waits or failed', async () => {
    const { db } = testApp().deps;
    await db.execute(`CREATE SCHEMA pgboss`);
    await db.execute(`CREATE TYPE pgboss.job_state AS ENUM
      ('created', 'retry', 'active', 'completed', 'cancelled', 'failed')`);
    await db.execute(`CREATE TABLE pgboss.queue (name text)`);
    await db.execute(
      `CREATE TABLE pgboss.job (name text, state pgboss.job_state, start_after timestamptz)`,
    );
    await db.execute(`INSERT INTO pgboss.queue VALUES ('reminders'), ('__pgboss__send-it')`);
    await db.execute(`INSERT INTO pgboss.job VALUES
      ('reminders', 'created', now() - interval '10 minutes'), ('reminders', 'created', now() + interval '1 hour'),
      ('reminders', 'failed', now()), ('reminders', 'completed', now())`);
    const text = await read(testApp());
    expect(text).toContain('caretrail_jobs_due{job="reminders"} 1');
    expect(text).toContain('caretrail_jobs_failed{job="reminders"} 1');
    expect(
      valueOf(text, 'caretrail_jobs_oldest_due_seconds{job="reminders"}'),
    ).toBeGreaterThanOrEqual(600);
    expect(text).not.toContain('__pgboss');
    await db.execute(`DROP SCHEMA pgboss CASCADE`);
  });

  it('have no id, name, address or search text, whatever was requested', async () => {
    const patient = await asPatient(testApp());
    const administrator = await asAdministrator(testApp());
    const id = '0190a0a0-0000-7000-8000-000000000001';
    await patient.call(treatmentsEndpoints.read, { params: { id } });
    await patient.call(articlesEndpoints.list, { body: { search: 'glioblastoma' } as never });
    await administrator.call(auditEndpoints.search, { body: { actor: patient.email } });
    await callApi(testApp(), { ...timelinesEndpoints.list, path: `/api/nowhere/${id}` as never });
    await testApp().app.inject({ url: `/files-documents?search=glioblastoma&id=${id}` });
    const text = await read(testApp());
    const labels = [...text.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value);
    expect(labels.length).toBeGreaterThan(20);
    expect(
      labels.filter((value) => /[0-9a-f]{8}-[0-9a-f]{4}|@|glioblastoma|\?/i.test(value)),
    ).toEqual([]);
    expect(text).not.toContain(patient.userId);
  });
});

describe('figures while the database is away', () => {
  const away = useTestApp({ metricsToken: token });

  it('say so, and still show those of the process', async () => {
    await away().deps.db.close();
    const text = await read(away());
    expect(valueOf(text, 'caretrail_database_up')).toBe(0);
    expect(text).not.toContain('caretrail_mails_waiting ');
    expect(text).toContain('process_resident_memory_bytes');
  });
});
