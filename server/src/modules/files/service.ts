import { limits } from '@caretrail/contract/limits';
import type { EventFile } from '@caretrail/contract/timelines/schema';
import type { Database, Queryable } from '../../db/client.ts';
import { fail, Refusal } from '../../http/fail.ts';
import type { Keeper } from '../../http/multipart.ts';
import type { Owner } from '../../http/owner.ts';
import type { AuditDeps } from '../audit/service.ts';
import { receiveFile, removeContent, type ReceiveDeps, type ReceivedFile } from './receive.ts';
import { findFile, findFileOfEvent, insertFile, putIntoBin, usageOf, type Usage } from './repo.ts';

export type { ReceivedFile } from './receive.ts';
export { sweepFiles } from './sweep.ts';
export type FilesDeps = AuditDeps & ReceiveDeps & { readonly db: Database };

const overQuota = ({ count, bytes }: Usage): boolean =>
  count > limits.files.perPatientCount || bytes > limits.files.perPatientBytes;

/** Takes the files of a form in. Who is over the quota already is told before the content is read. */
export const fileKeeper = (
  deps: FilesDeps,
  { patientId }: Pick<Owner, 'patientId'>,
): Keeper<ReceivedFile> => ({
  keep: async (incoming) => {
    // First of all: files of one form are taken in together, and are shown in the order of their ids.
    const id = deps.ids.next();
    const { count, bytes } = await usageOf(deps.db, patientId);
    if (overQuota({ count: count + 1, bytes: bytes + 1 })) throw fail('storage_full');
    return receiveFile(deps, { patientId, id }, incoming);
  },
  discard: async (files) => {
    for (const { id } of files) await removeContent(deps, patientId, id);
  },
});

/**
 * The content of files is stored before their rows. It goes again when `work` says so, or is refused; after any other
 * failure nobody knows whether the rows were committed, and the sweep finds out later.
 */
export async function keepingFiles<Result>(
  deps: FilesDeps,
  owner: Pick<Owner, 'patientId'>,
  files: readonly ReceivedFile[],
  work: (discard: () => void) => Promise<Result>,
): Promise<Result> {
  let isUnused = false;
  try {
    return await work(() => {
      isUnused = true;
    });
  } catch (error) {
    isUnused ||= error instanceof Refusal;
    throw error;
  } finally {
    if (isUnused) await fileKeeper(deps, owner).discard(files);
  }
}

/** In the transaction of the event, while the record is held: so many at once can never pass the quota together. */
export async function attachFiles(
  { clock }: Pick<FilesDeps, 'clock'>,
  tx: Queryable,
  { patientId, userId }: Pick<Owner, 'patientId' | 'userId'>,
  { eventId, files, had }: { eventId: string; files: readonly ReceivedFile[]; had: number },
): Promise<EventFile[]> {
  if (files.length === 0) return [];
  if (had + files.length > limits.files.perEvent)
    throw fail('too_many_files', {
      detail: `An event can have up to ${limits.files.perEvent} files. Please send fewer.`,
    });
  const by = { userId, at: clock.now() };
  for (const file of files) await insertFile(tx, patientId, { ...file, eventId }, by);
  if (overQuota(await usageOf(tx, patientId))) throw fail('storage_full');
  return files.map(({ id, name, size, type, hasThumbnail }) => ({
    id,
    name,
    size,
    type,
    has_thumbnail: hasThumbnail,
  }));
}

/** Puts a file of an event into the bin. False when it lies there already; 404 when it is none of this event. */
export async function binFileOfEvent(
  { clock }: Pick<FilesDeps, 'clock'>,
  tx: Queryable,
  { patientId, userId }: Pick<Owner, 'patientId' | 'userId'>,
  { eventId, fileId }: { eventId: string; fileId: string },
): Promise<boolean> {
  const found = await findFileOfEvent(tx, patientId, eventId, fileId);
  if (!found) throw fail('not_found');
  if (found.is_deleted) return false;
  await putIntoBin(tx, patientId, fileId, { userId, at: clock.now() });
  return true;
}

/** For other modules that point to a file: whether the patient has it, and not in the bin. */
export const hasFile = async (db: Queryable, patientId: string, id: string): Promise<boolean> =>
  (await findFile(db, patientId, id)) !== undefined;
