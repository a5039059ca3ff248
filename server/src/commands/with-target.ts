import type { ConnectionTarget } from '../db/connection.ts';
import { findRunningDatabase } from '../db/embedded/running-database.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import type { Env } from '../env.ts';

type Say = (line: string) => void;

/** Opens the database without migrating it, with or without a running server. */
export async function withTarget<Result>(
  env: Pick<Env, 'databaseUrl' | 'dataFolder'>,
  say: Say,
  work: (target: ConnectionTarget) => Promise<Result>,
): Promise<Result> {
  const known = env.databaseUrl ?? findRunningDatabase(env.dataFolder);
  if (known !== undefined) return work(known);
  const embedded = await startEmbedded({ dataDir: env.dataFolder, say });
  try {
    return await work(embedded.connection);
  } finally {
    await embedded.stop();
  }
}
