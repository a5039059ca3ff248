import type { ConnectionTarget } from '../db/connection.ts';
import { findRunningDatabase } from '../db/embedded/running-database.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { Env } from '../env.ts';

type Say = (line: string) => void;

async function applyAndTell(target: ConnectionTarget, say: Say): Promise<void> {
  const applied = await migrate(target, { say });
  say(
    applied.length === 0
      ? 'The database has the newest schema already. Nothing was changed.'
      : `The database has the newest schema now: ${applied.length} applied, up to ${applied.at(-1)}.`,
  );
}

/** `caretrail migrate`: beside a Caretrail that runs as well as without one. Two at once: the second waits for the first. */
export async function migrateCommand(
  env: Pick<Env, 'databaseUrl' | 'dataFolder'>,
  say: Say,
): Promise<void> {
  const known = env.databaseUrl ?? findRunningDatabase(env.dataFolder);
  if (known !== undefined) return applyAndTell(known, say);
  const embedded = await startEmbedded({ dataDir: env.dataFolder, say });
  try {
    await applyAndTell(embedded.connection, say);
  } finally {
    await embedded.stop();
  }
}
