import { randomUUID } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../../ports/file-store.ts';
import type { Keys } from '../../keys.ts';
import { isId } from '../../ports/ids.ts';
import { StartupProblem } from '../../startup-problem.ts';
import { isListOurs, listProof } from './origin.ts';

const heading = `# Accounts of Caretrail that were deleted, by their ids, which name no one.
# caretrail restore reads this list, so that none of them comes back. Keep it with the backups.
# The last line proves where it is from: a list that someone changed is refused.
`;
const proofLine = /^# proof ([0-9a-f]{64})$/;

/** Beside the backups, where it outlives the database and the files. */
export const ledgerBeside = (backupFile: string): string =>
  join(dirname(backupFile), 'caretrail-deletions.txt');

/**
 * Undefined when there is none. A malformed list stops everything: a deleted account would come back. So does one that
 * is not ours: an extra id would erase an account.
 */
export async function readLedger(keys: Keys, file: string): Promise<string[] | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartupProblem(`${file} cannot be read (${error.code}). Nothing was changed.`);
  });
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const ids = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (ids.some((id) => !isId(id)))
    throw new StartupProblem(
      `${file} is not a list of deleted accounts (one id on each line). Nothing was changed.`,
    );
  const proof = lines.map((line) => proofLine.exec(line)?.[1]).find((found) => found !== undefined);
  if (proof === undefined || !isListOurs(keys, ids, proof))
    throw new StartupProblem(
      `${file} was changed, or was not written with this CARETRAIL_SECRET: its last line does not prove it. ` +
        'Take the list as a backup of this Caretrail left it. Nothing was changed.',
    );
  return ids;
}

export async function writeLedger(
  keys: Keys,
  file: string,
  ids: ReadonlySet<string>,
): Promise<void> {
  const sorted = [...ids].toSorted();
  const lines = [...sorted, `# proof ${listProof(keys, sorted)}`];
  const draft = `${file}.${randomUUID()}.unfinished`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${heading}${lines.join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/** The marks that a deletion left beside the files. */
export async function deletedIn(fileStore: FileStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of fileStore.deletedAccounts()) if (isId(id)) ids.push(id);
  return ids;
}
