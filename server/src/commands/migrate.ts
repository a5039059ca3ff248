import type { ConnectionTarget } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import type { Env } from '../env.ts';
import { withTarget } from './with-target.ts';

type Say = (line: string) => void;

async function applyAndTell(target: ConnectionTarget, say: Say): Promise<void> {
  const applied = await migrate(target, { say });
  say(
    applied.length === 0
      ? 'The schema is up to date. Nothing was changed.'
      : `The schema is now up to date: ${applied.length} applied, up to ${applied.at(-1)}.`,
  );
}

/** `caretrail migrate`: works with and without a running server. Of two at once, the second waits for the first. */
export async function migrateCommand(
  env: Pick<Env, 'databaseUrl' | 'dataFolder'>,
  say: Say,
): Promise<void> {
  await withTarget(env, say, (target) => applyAndTell(target, say));
}
