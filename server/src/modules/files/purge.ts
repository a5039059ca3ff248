import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { Owner } from '../../http/owner.ts';
import { recordAudit } from '../audit/service.ts';
import { holdRecord, raiseDataVersion } from '../patients/service.ts';
import { fileHappening } from './file-happening.ts';
import { findLibraryFiles } from './library-repo.ts';
import { removeContent } from './receive.ts';
import { deleteFile } from './repo.ts';
import type { FilesDeps } from './service.ts';

/** Out of the bin for good: the row, and with it the key of the content; then the content. */
export async function purgeFile(
  deps: FilesDeps,
  owner: Owner,
  id: string,
  caller: Caller,
): Promise<void> {
  const { patientId } = owner;
  await deps.db.transaction(async (tx) => {
    await holdRecord(tx, patientId);
    const [file] = await findLibraryFiles(tx, patientId, [id]);
    if (!file || file.deleted_at === null) throw fail('not_found');
    await deleteFile(tx, patientId, id);
    await raiseDataVersion(tx, patientId);
    await recordAudit(deps, tx, fileHappening('file.purged', owner, caller, id));
  });
  // What cannot be removed now, the sweep finds.
  await removeContent(deps, patientId, id);
}
