import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { stopOrphan } from './orphan.ts';

/** Younger folders may belong to a start that has not locked them yet. */
const youngMs = 60_000;

/** Stops and removes the temporary databases of killed runs. */
export async function removeAbandoned(parent: string, prefix: string): Promise<void> {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const dataDir = join(parent, name);
    const age = Date.now() - (statSync(dataDir, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > youngMs) await remove(dataDir).catch(() => {});
  }
}

/** Fails on a folder that is in use or belongs to another user. */
async function remove(dataDir: string): Promise<void> {
  await lockDataFolder(dataDir);
  const clusterFolder = join(dataDir, 'pg');
  const binaries = findBinaries(join(dataDir, 'pg-lib'));
  await stopOrphan({ clusterFolder, binaries, say: () => {} });
  await rm(dataDir, { recursive: true, force: true });
}
