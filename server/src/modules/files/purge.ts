import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { writeRecord } from '../patients/service.ts';
import { findLibraryFiles } from './library-repo.ts';
import { removeContent } from './receive.ts';
import { deleteFile } from './repo.ts';
import type { FilesDeps } from './service.ts';

/** Permanently removes a file from the bin: the row, and with it the key of the content; then the content. */
export async function purgeFile(
  deps: FilesDeps,
  context: RecordContext,
  id: string,
): Promise<void> {
  await writeRecord(deps, context, async ({ tx, patientId, changed }) => {
    const [file] = await findLibraryFiles(tx, patientId, [id]);
    if (!file || file.deleted_at === null) throw fail('not_found');
    await deleteFile(tx, patientId, id);
    changed('file.purged', 'file', id);
  });
  // What cannot be removed now is left for the sweep.
  await removeContent(deps, context.patientId, id);
}
