import { randomUUID } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../../ports/file-store.ts';
import { StartupProblem } from '../../startup-problem.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const heading = `# Accounts of Caretrail that were deleted, by their ids, which name nobody.
# caretrail restore reads this list, so that none of them comes back. Keep it with the backups.
`;

/** Beside the backups, where it outlives the database and the files. */
export const ledgerBeside = (backupFile: string): string =>
  join(dirname(backupFile), 'caretrail-deletions.txt');

/** Undefined when there is none. A list that cannot be read as one stops everything: somebody would come back. */
export async function readLedger(file: string): Promise<string[] | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartupProblem(`${file} cannot be read (${error.code}). Nothing was changed.`);
  });
  const lines = text?.split('\n').map((line) => line.trim());
  const ids = lines?.filter((line) => line !== '' && !line.startsWith('#'));
  if (ids?.some((id) => !uuid.test(id)))
    throw new StartupProblem(
      `${file} is no list of deleted accounts: each line is one id. Nothing was changed.`,
    );
  return ids;
}

export async function writeLedger(file: string, ids: Iterable<string>): Promise<void> {
  const draft = `${file}.${randomUUID()}.unfinished`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${heading}${[...ids].toSorted().join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/** The marks that a deletion left beside the files. */
export async function deletedIn(fileStore: FileStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of fileStore.deletedAccounts()) if (uuid.test(id)) ids.push(id);
  return ids;
}
