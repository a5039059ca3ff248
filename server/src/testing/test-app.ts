import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp, type AppDeps } from '../app.ts';
import { makeLogger } from '../http/request-log.ts';
import { type Hashing, makeHashing } from '../modules/auth/hashing.ts';
import { openTestDatabase } from './open-test-database.ts';
import { plainDeps } from './plain-deps.ts';
import { testClock, type TestClock } from './test-clock.ts';
import { cloneDatabase, type TestServerDescription } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServerDescription;
  }
}

export type TestApp = {
  readonly app: FastifyInstance;
  readonly deps: AppDeps;
  readonly clock: TestClock;
  readonly logLines: string[];
  readonly filesFolder: string;
};

/** For all apps of a worker: each alone would first compute the hash for unknown accounts. */
let sharedHashing: Hashing | undefined;

/** The real app on a new real database; only the clock is ours. Closed with the test file. */
export function useTestApp(overrides: Partial<AppDeps> = {}): () => TestApp {
  let current: TestApp | undefined;
  let close: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const database = await cloneDatabase(inject('testServer'));
    const db = openTestDatabase(database.connection, 5);
    const clock = testClock();
    const filesFolder = await mkdtemp(join(tmpdir(), 'caretrail-files-'));
    const logLines: string[] = [];
    const deps: AppDeps = {
      ...(await plainDeps(filesFolder)),
      db,
      clock,
      hashing: (sharedHashing ??= makeHashing()),
      logger: makeLogger('info', { write: (line) => logLines.push(line) }),
      ...overrides,
    };
    const app = buildApp(deps);
    current = { app, deps, clock, logLines, filesFolder };
    close = async () => {
      await app.close();
      await db.close();
      await database.drop();
      await rm(filesFolder, { recursive: true });
    };
  });
  afterAll(() => close?.());

  return () => {
    if (!current) throw new Error('useTestApp() is used before the tests run.');
    return current;
  };
}
