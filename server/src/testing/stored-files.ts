import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

/** Every file under a folder, by its name. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/** How many contents are stored, and how many rows refer to one. */
export async function storedAndKnown({
  filesFolder,
  deps,
}: Pick<TestApp, 'filesFolder' | 'deps'>): Promise<{ stored: number; known: number }> {
  const { known } = await deps.db.one<{ known: number }>(
    `SELECT COALESCE(sum(1 + has_thumbnail::int), 0)::bigint AS known FROM files`,
  );
  return { stored: (await filesUnder(filesFolder)).length, known };
}
