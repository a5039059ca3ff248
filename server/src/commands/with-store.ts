import { openDatabase, type Database } from '../db/client.ts';
import { findRunningDatabase } from '../db/embedded/running-database.ts';
import type { Env } from '../env.ts';
import { openStore } from '../start/open-store.ts';

type Say = (line: string) => void;

/** Opens the database for one command, also while a server runs, and always closes it. */
export async function withStore<Result>(
  env: Env,
  say: Say,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const running = env.databaseUrl ? undefined : findRunningDatabase(env.dataFolder);
  const store = running ? openDatabase(running, { say, poolSize: 1 }) : await openStore(env, say);
  try {
    return await work('db' in store ? store.db : store);
  } finally {
    await store.close();
  }
}
