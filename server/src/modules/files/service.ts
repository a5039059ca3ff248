import type { Readable } from 'node:stream';
import { limits } from '@caretrail/contract/limits';
import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import type { EventFile } from '@caretrail/contract/timelines/schema';
import { fail, Refusal } from '../../http/fail.ts';
import type { FileSink, IncomingFile } from '../../http/multipart.ts';
import { assertMayChange, type RecordContext } from '../../http/record-context.ts';
import { inLanguage } from '../../languages/current.ts';
import { type RecordDeps, type RecordWrite, roomFor } from '../patients/service.ts';
import { unwrapKey } from './file-key.ts';
import { fileDetailsOf, type GivenDetails } from './file-details.ts';
import { receiveFile, removeContent, type ReceiveDeps, type ReceivedFile } from './receive.ts';
import {
  findFileOfEvent,
  insertFile,
  setDeleted,
  usageOf,
  type Original,
  type Usage,
} from './repo.ts';
import { insertWaiting } from './reading/texts-repo.ts';
import { openContent } from './stored-content.ts';
import { fileTexts } from './texts.ts';
import { forgetUnderWay, noteUnderWay, underWayOf } from './under-way.ts';

export type { ReceivedFile } from './receive.ts';
export { archiveOf, type Archive, type Entry } from './archive.ts';
export { cleanName } from './file-name.ts';
export { titleOfName } from './file-details.ts';
export { findByDigest, findLibraryFiles } from './library-repo.ts';
export { findInFileTexts } from './reading/find-in-texts.ts';
export { readDueTexts, type ReadingDeps } from './reading/read-due-texts.ts';
export {
  hasFilesOfOthers,
  listOriginals,
  type Original,
  setDeleted as setFileDeleted,
  updateFile,
} from './repo.ts';
export { contentKeysOf } from './stored-content.ts';
export { sweepFiles } from './sweep.ts';
export { zipNames } from './zip-names.ts';
export type FilesDeps = RecordDeps & ReceiveDeps;

type Whose = Pick<RecordContext, 'grant'>;

const isOverQuota = (whose: Whose, { count, bytes }: Pick<Usage, 'count' | 'bytes'>): boolean =>
  count > roomFor(whose, limits.files.perPatientCount) ||
  bytes > roomFor(whose, limits.files.perPatientBytes);

/** After the write, while the record is locked: the library is sent whole. */
export async function assertFileTextQuota({ tx, patientId, context }: RecordWrite): Promise<void> {
  refuseLongText(context, await usageOf(tx, patientId));
}

function refuseLongText(whose: Whose, { text_bytes }: Usage): void {
  if (text_bytes > roomFor(whose, limits.files.perPatientTextBytes))
    throw fail('too_large', { detail: fileTexts.longText });
}

/**
 * Stores the files of a form. A patient over the quota is refused before the content is read; what other open forms
 * have sent so far counts, otherwise many that never end would fill the disk without a row.
 */
export function fileSink(
  deps: FilesDeps,
  context: Pick<RecordContext, 'patientId' | 'actor' | 'grant'>,
): FileSink<ReceivedFile> {
  const { patientId, actor, grant } = context;
  const isByHelper = grant !== null;
  const noted = new Set<string>();
  // A body is read by events of its connection, which belong to no request.
  const language = currentLanguage();
  const forget = (id: string): void => {
    noted.delete(id);
    forgetUnderWay(patientId, id);
  };
  const store = async (incoming: IncomingFile): Promise<ReceivedFile> => {
    // Ids first: files of one form are stored concurrently, and are shown in the order of their ids.
    const id = deps.ids.next();
    const stored = await usageOf(deps.db, patientId);
    const coming = await underWayOf(deps.db, { patientId, isByHelper });
    const count = stored.count + coming.count + 1;
    if (isOverQuota(context, { count, bytes: stored.bytes + coming.bytes + 1 }))
      throw fail('storage_full');
    const file = await receiveFile(deps, { patientId, userId: actor.userId, id }, incoming);
    noted.add(id);
    noteUnderWay(patientId, id, { size: file.size, isByHelper });
    return file;
  };
  return {
    store: (incoming) => inLanguage(language, () => store(incoming)),
    discard: async (files) => {
      for (const { id } of files) {
        await removeContent(deps, patientId, id);
        forget(id);
      }
    },
    done: () => {
      for (const id of noted) forget(id);
    },
  };
}

/**
 * The content of files is stored before their rows. It is removed when `work` says so, or is refused; after any other
 * failure it is unknown whether the rows were committed, and the sweep finds out later.
 */
export async function withStoredFiles<Result>(
  deps: FilesDeps,
  context: RecordContext,
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
    if (isUnused) await fileSink(deps, context).discard(files);
  }
}

type Attaching = {
  readonly eventId: string;
  readonly files: readonly ReceivedFile[];
  /** How many the event already has. */
  readonly had: number;
  readonly said?: GivenDetails;
};

/** `count`: how many the event would have then. `doing`: what would put the file there. */
export function refuseMoreFiles(
  count: number,
  doing: keyof typeof fileTexts.tooMany = 'send',
): void {
  const most = limits.files.perEvent;
  if (count > most) throw fail('too_many_files', { detail: fileTexts.tooMany[doing]({ most }) });
}

/** In the write of the event, while the record is locked: concurrent requests can never exceed the quota together. */
export async function attachFiles(
  { tx, patientId, by, context, isIn }: RecordWrite,
  { eventId, files, had, said = {} }: Attaching,
): Promise<EventFile[]> {
  if (files.length === 0) return [];
  if (!context.areas.has('files')) throw fail('forbidden');
  isIn('files');
  refuseMoreFiles(had + files.length);
  const rows = files.map((file) => ({ ...file, ...fileDetailsOf(file, said), eventId }));
  for (const row of rows) await insertFile(tx, patientId, row, by);
  await insertWaiting(tx, patientId, rows, by.at);
  const usage = await usageOf(tx, patientId);
  if (isOverQuota(context, usage)) throw fail('storage_full');
  refuseLongText(context, usage);
  return rows.map(({ id, title, size, type, hasThumbnail }) => ({
    id,
    name: title,
    size,
    type,
    has_thumbnail: hasThumbnail,
  }));
}

/** Puts a file of an event into the bin. False when it is already there; 404 when it is not of this event. */
export async function binFileOfEvent(
  { tx, patientId, by, context }: RecordWrite,
  { eventId, fileId }: { eventId: string; fileId: string },
): Promise<boolean> {
  const found = await findFileOfEvent(tx, patientId, eventId, fileId);
  if (!found) throw fail('not_found');
  assertMayChange(context, found);
  if (found.is_deleted) return false;
  await setDeleted(tx, patientId, fileId, by.at, by);
  return true;
}

/** The content as it was uploaded, whether in the bin or not. */
export const openOriginal = (
  deps: Pick<FilesDeps, 'keys' | 'fileStore'>,
  patientId: string,
  { id, wrapped_key }: Pick<Original, 'id' | 'wrapped_key'>,
): Promise<Readable> =>
  openContent(deps, { patientId, id, key: unwrapKey(deps.keys, id, wrapped_key) }, 'original');
