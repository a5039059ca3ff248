import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataFolder } from '../db/embedded/data-folder.ts';
import type { Env } from '../env.ts';
import { StartupProblem } from '../startup-problem.ts';

/** `caretrail demo reset`: throws the demo's database and files away; the next start makes new ones. */
export async function demoResetCommand(env: Env, say: (line: string) => void): Promise<void> {
  if (env.mode !== 'demo')
    throw new StartupProblem('Only a demo can be reset. Nothing was changed.');
  if (env.databaseUrl)
    throw new StartupProblem(
      'The demo is on another PostgreSQL (DATABASE_URL). Empty that database yourself.',
    );
  const release = await openDataFolder(env.dataFolder);
  try {
    for (const part of ['pg', 'files'])
      await rm(join(env.dataFolder, part), { recursive: true, force: true });
  } finally {
    release();
  }
  say('The demo data is cleared. The next start creates it again.');
}
