import { areaOfEvent } from '@caretrail/contract/circle/area-of-event';
import type { FileEdit, LibraryFile } from '@caretrail/contract/files/schema';
import { isSameValue } from '@caretrail/contract/http/same-value';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import {
  assertMayBringBack,
  assertMayChange,
  type RecordContext,
} from '../../http/record-context.ts';
import {
  type FilesDeps,
  findLibraryFiles,
  refuseMoreFiles,
  assertFileTextQuota,
  setFileDeleted,
  updateFile,
} from '../files/service.ts';
import { type RecordWrite, writeRecord } from '../patients/service.ts';
import { assertOwnLinks } from '../record-links/service.ts';
import {
  addDocumentEvent,
  followFile,
  ownEvent,
  releaseFile,
  reopenEvent,
} from './document-event.ts';

type Changes = Omit<FileEdit, 'version' | 'deleted'>;

/** Only the named fields that differ: the rest is neither written nor audited. */
const changesOf = (before: LibraryFile, edit: Changes): Partial<LibraryFile> =>
  Object.fromEntries(
    Object.entries(edit).filter(
      ([name, value]) =>
        value !== undefined && !isSameValue(value, before[name as keyof LibraryFile]),
    ),
  );

const isSeenEvent = ({ areas }: RecordContext, event: LibraryFile['event']): boolean =>
  event === null || areas.has(areaOfEvent(event.event_type));

/** In the bin or not; anything else does not exist. */
async function known(db: Queryable, patientId: string, id: string): Promise<LibraryFile> {
  const [file] = await findLibraryFiles(db, patientId, [id]);
  if (!file) throw fail('not_found');
  return file;
}

/** Renames, files, moves, and restores from the bin; refuses to overwrite a version that the client has not seen. */
export const editFile = (
  deps: FilesDeps,
  context: RecordContext,
  id: string,
  { version, deleted, ...asked }: FileEdit,
): Promise<LibraryFile> =>
  writeRecord(deps, context, async (write) => {
    const { tx, patientId, changed } = write;
    const found = await known(tx, patientId, id);
    assertMayChange(context, found);
    // Its sender sees a file without an event: it stays where it is.
    const { event_id: _, ...withoutEvent } = asked;
    const edit = isSeenEvent(context, found.event) ? asked : withoutEvent;
    const isBinned = found.deleted_at !== null;
    // A file in the bin can only be restored.
    if (isBinned && deleted === undefined) throw fail('not_found');
    if (version !== undefined && version !== found.version) throw stale(version, found);
    // It would bring an event back that its sender cannot see.
    if (found.event?.is_deleted === true && !isSeenEvent(context, found.event))
      throw fail('forbidden');
    if (isBinned) {
      // Who wrote last into a file in the bin has put it there.
      assertMayBringBack(context, found.updated_by);
      await takeOut(write, found);
    }
    const changes = changesOf(found, edit);
    const names = Object.keys(changes);
    if (names.length > 0) await change(deps, write, { before: found, changes });
    if (!isBinned && names.length === 0) return found;
    if (isBinned) changed('file.restored', 'file', id);
    if (names.length > 0) changed('file.edited', 'file', id, names);
    return known(tx, patientId, id);
  });

/** Back to its event, which comes out of the bin with it. */
async function takeOut(write: RecordWrite, { id, event_id }: LibraryFile): Promise<void> {
  await setFileDeleted(write.tx, write.patientId, id, null, write.by);
  if (event_id === null) return;
  const { files } = await reopenEvent(write, event_id);
  refuseMoreFiles(files.length, 'restore');
}

async function change(
  deps: FilesDeps,
  write: RecordWrite,
  { before, changes }: { before: LibraryFile; changes: Partial<LibraryFile> },
): Promise<void> {
  const { tx, patientId, by } = write;
  await assertOwnLinks(tx, patientId, changes);
  const after = { ...before, ...changes };
  const isMoved = 'event_id' in changes;
  if (isMoved) {
    const event =
      after.event_id === null
        ? await addDocumentEvent(deps, write, after)
        : await ownEvent(write, after.event_id);
    refuseMoreFiles(event.files.length + 1, 'move');
    after.event_id = event.id;
  }
  const row = { ...after, name: before.file_name, eventId: after.event_id };
  await updateFile(tx, patientId, row, by);
  await assertFileTextQuota(write);
  if (before.event_id === null) return;
  await (isMoved
    ? releaseFile(write, before.event_id)
    : followFile(write, before.event_id, { before, after }));
}

const stale = (yours: number, stored: LibraryFile) =>
  fail('stale_version', {
    body: { conflict: { your_version: yours, stored_version: stored.version, stored } },
  });

/** Into the bin. Idempotent. */
export const removeFile = (deps: FilesDeps, context: RecordContext, id: string): Promise<void> =>
  writeRecord(deps, context, async (write) => {
    const { tx, patientId, by, changed } = write;
    const found = await known(tx, patientId, id);
    assertMayChange(context, found);
    const { event_id, deleted_at } = found;
    if (deleted_at !== null) return;
    await setFileDeleted(tx, patientId, id, by.at, by);
    if (event_id !== null) await releaseFile(write, event_id);
    changed('file.deleted', 'file', id);
  });
