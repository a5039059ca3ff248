import type { ConnectionTarget } from '../db/connection.ts';
import { openDatabase, type Database } from '../db/client.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { Env } from '../env.ts';

export type Store = {
  readonly db: Database;
  readonly target: ConnectionTarget;
  close(): Promise<void>;
};

/** The operator's PostgreSQL, or our own in the data folder; migrated either way. */
export async function openStore(
  env: Pick<Env, 'databaseUrl' | 'dataFolder'>,
  say: (line: string) => void,
): Promise<Store> {
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: env.dataFolder, say });
  const target: ConnectionTarget | undefined = embedded?.connection ?? env.databaseUrl;
  if (target === undefined) throw new Error('There is no database to open.');
  try {
    await migrate(target, { say });
    const db = openDatabase(target, { say });
    return {
      db,
      target,
      close: async () => {
        await db.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
