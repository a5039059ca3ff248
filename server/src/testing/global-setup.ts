import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-database.ts';

/** One PostgreSQL for the whole run; `DATABASE_URL` runs the same tests on another one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer({ databaseUrl: process.env['DATABASE_URL'] });
  project.provide('testServer', server.describe());
  return () => server.stop();
}
