import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { holdRecord, raiseDataVersion } from '../patients/service.ts';
import { findLibraryFiles } from './library-repo.ts';
import { removeContent } from './receive.ts';
import { deleteFile } from './repo.ts';
import type { FilesDeps } from './service.ts';

/** Out of the bin for good: the row, and with it the key of the content; then the content. */
export async function purgeFile(
  deps: FilesDeps,
  context: RecordContext,
  id: string,
): Promise<void> {
  const { patientId } = context;
  await deps.db.transaction(async (tx) => {
    await holdRecord(tx, patientId);
    const [file] = await findLibraryFiles(tx, patientId, [id]);
    if (!file || file.deleted_at === null) throw fail('not_found');
    await deleteFile(tx, patientId, id);
    await raiseDataVersion(tx, patientId);
    await recordAudit(deps, tx, auditEvent(context, 'file.purged', 'file', id));
  });
  // What cannot be removed now, the sweep finds.
  await removeContent(deps, patientId, id);
}
