import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { jobsInPostgres } from './jobs-pg-boss.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('testServer'));
});
afterAll(() => database.drop());

const options = { onProblem: () => {} };

describe('jobs', () => {
  it('run at the start and again after a restart, in their own schema', async () => {
    for (let start = 0; start < 2; start += 1) {
      const jobs = await jobsInPostgres(database.connection, options);
      const work = vi.fn(async () => {});
      await jobs.everyMinute('testing', work);
      await vi.waitFor(() => expect(work).toHaveBeenCalled(), { timeout: 120_000 });
      await jobs.stop();
    }
    const db = openDatabase(database.connection, { say: () => {} });
    const tables = await db.query(
      `SELECT 1 FROM pg_tables WHERE schemaname = 'public' AND tablename IN ('job', 'queue', 'schedule')`,
    );
    const schedules = await db.query(`SELECT name, cron, timezone FROM pgboss.schedule`);
    await db.close();
    expect(tables).toEqual([]);
    expect(schedules).toEqual([{ name: 'testing', cron: '* * * * *', timezone: 'UTC' }]);
  });

  it('finish before the stop when they have begun', async () => {
    const jobs = await jobsInPostgres(database.connection, options);
    let isDone = false;
    const work = vi.fn(
      () => new Promise<void>((done) => setTimeout(() => done(void (isDone = true)), 500)),
    );
    await jobs.everyMinute('testing', work);
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), { timeout: 120_000 });
    await jobs.stop();
    expect(isDone).toBe(true);
  });

  it('are refused at once when they cannot be stored', async () => {
    const nowhere = { ...(database.connection as object), database: 'nowhere' } as never;
    await expect(jobsInPostgres(nowhere, options)).rejects.toThrow(/nowhere/);
  });
});
