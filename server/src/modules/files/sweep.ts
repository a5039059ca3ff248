import type { Database } from '../../db/client.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { isId } from '../../ports/ids.ts';
import { removeContent } from './receive.ts';
import { idsWithoutRow } from './repo.ts';
import { fileIdOf } from './stored-content.ts';

export type SweepDeps = { readonly db: Database; readonly fileStore: FileStore };

/**
 * Removes unreachable content: its row was never written, because the server was stopped in between, or was deleted,
 * because its time in the bin is over. Content newer than `moment` stays: its row may be about to be written.
 */
export async function sweepFiles(deps: SweepDeps, moment: Date): Promise<number> {
  let removed = 0;
  await deps.fileStore.clearUnfinished(moment);
  for await (const { patientId, names } of deps.fileStore.storedBefore(moment)) {
    const ids = [...new Set(names.map(fileIdOf))].filter(isId);
    for (const id of await idsWithoutRow(deps.db, patientId, ids)) {
      await removeContent(deps, patientId, id);
      removed += 1;
    }
  }
  return removed;
}
