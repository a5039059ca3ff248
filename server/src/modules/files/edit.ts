import type { FileEdit, LibraryFile } from '@caretrail/contract/files/schema';
import { isSameValue } from '@caretrail/contract/http/same-value';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { holdRecord, raiseDataVersion } from '../patients/service.ts';
import {
  addDocumentEvent,
  followFile,
  refuseForeignLinks,
  releaseFile,
  reopenEvent,
} from '../timelines/service.ts';
import { findLibraryFiles } from './library-repo.ts';
import { ownEvent } from './own-event.ts';
import { setDeleted, updateFile } from './repo.ts';
import { refuseMoreFiles, refuseTextWithoutRoom, type FilesDeps } from './service.ts';

type Changes = Omit<FileEdit, 'version' | 'deleted'>;

/** Of what an edit names, only what differs: the rest is neither written nor audited. */
const changesOf = (before: LibraryFile, edit: Changes): Partial<LibraryFile> =>
  Object.fromEntries(
    Object.entries(edit).filter(
      ([name, value]) =>
        value !== undefined && !isSameValue(value, before[name as keyof LibraryFile]),
    ),
  );

/** In the bin or not; anything else does not exist. */
async function known(db: Queryable, patientId: string, id: string): Promise<LibraryFile> {
  const [file] = await findLibraryFiles(db, patientId, [id]);
  if (!file) throw fail('not_found');
  return file;
}

const chooseAnother = 'Please choose another event.';

/** Renames, files, moves, and takes out of the bin; refuses to write over what it has not seen. */
export async function editFile(
  deps: FilesDeps,
  context: RecordContext,
  id: string,
  { version, deleted, ...edit }: FileEdit,
): Promise<LibraryFile> {
  const { patientId } = context;
  return deps.db.transaction(async (tx) => {
    await holdRecord(tx, patientId);
    const found = await known(tx, patientId, id);
    const isBinned = found.deleted_at !== null;
    // What lies in the bin can be taken out, and nothing else.
    if (isBinned && deleted === undefined) throw fail('not_found');
    if (version !== undefined && version !== found.version) throw stale(version, found);
    if (isBinned) await takeOut(deps, tx, context, found);
    const changes = changesOf(found, edit);
    const changed = Object.keys(changes);
    if (changed.length > 0) await write(deps, tx, context, { before: found, changes });
    if (!isBinned && changed.length === 0) return found;
    await raiseDataVersion(tx, patientId);
    if (isBinned) await recordAudit(deps, tx, auditEvent(context, 'file.restored', 'file', id));
    if (changed.length > 0)
      await recordAudit(deps, tx, auditEvent(context, 'file.edited', 'file', id, changed));
    return known(tx, patientId, id);
  });
}

/** Back to its event, which comes out of the bin with it. */
async function takeOut(
  deps: FilesDeps,
  tx: Queryable,
  context: RecordContext,
  { id, event_id }: LibraryFile,
): Promise<void> {
  const by = { userId: context.actor.userId, at: deps.clock.now() };
  await setDeleted(tx, context.patientId, id, null, by);
  if (event_id === null) return;
  const { files } = await reopenEvent(deps, tx, context, event_id);
  refuseMoreFiles(files.length, 'Please delete one of them first.');
}

async function write(
  deps: FilesDeps,
  tx: Queryable,
  context: RecordContext,
  { before, changes }: { before: LibraryFile; changes: Partial<LibraryFile> },
): Promise<void> {
  const { patientId } = context;
  const { userId } = context.actor;
  await refuseForeignLinks(tx, patientId, changes);
  const after = { ...before, ...changes };
  const isMoved = 'event_id' in changes;
  if (isMoved) {
    const event =
      after.event_id === null
        ? await addDocumentEvent(deps, tx, context, after)
        : await ownEvent(deps, tx, context, after.event_id);
    refuseMoreFiles(event.files.length + 1, chooseAnother);
    after.event_id = event.id;
  }
  const row = { ...after, name: before.file_name, eventId: after.event_id };
  await updateFile(tx, patientId, row, { userId, at: deps.clock.now() });
  await refuseTextWithoutRoom(tx, patientId);
  if (isMoved && before.event_id !== null) await releaseFile(deps, tx, context, before.event_id);
  if (!isMoved && before.event_id !== null)
    await followFile(deps, tx, context, before.event_id, { before, after });
}

const stale = (yours: number, stored: LibraryFile) =>
  fail('stale_version', {
    body: { conflict: { your_version: yours, stored_version: stored.version, stored } },
  });

/** Into the bin. Done again it succeeds again. */
export async function removeFile(
  deps: FilesDeps,
  context: RecordContext,
  id: string,
): Promise<void> {
  const { patientId } = context;
  const { userId } = context.actor;
  await deps.db.transaction(async (tx) => {
    await holdRecord(tx, patientId);
    const { event_id, deleted_at } = await known(tx, patientId, id);
    if (deleted_at !== null) return;
    const at = deps.clock.now();
    await setDeleted(tx, patientId, id, at, { userId, at });
    if (event_id !== null) await releaseFile(deps, tx, context, event_id);
    await raiseDataVersion(tx, patientId);
    await recordAudit(deps, tx, auditEvent(context, 'file.deleted', 'file', id));
  });
}
