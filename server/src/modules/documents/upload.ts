import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { NewFile, UploadedFile } from '@caretrail/contract/files/schema';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import {
  attachFiles,
  type FilesDeps,
  findByDigest,
  findLibraryFiles,
  withStoredFiles,
  type ReceivedFile,
  titleOfName,
} from '../files/service.ts';
import { type RecordWrite, writeRecordOnce } from '../patients/service.ts';
import { assertOwnLinks } from '../record-links/service.ts';
import { addDocumentEvent, ownEvent } from './document-event.ts';
import { partsOf, type Outcome } from './each-outcome.ts';
import { documentTexts } from './texts.ts';

type Sent = {
  readonly body: NewFile;
  readonly outcomes: readonly Outcome<ReceivedFile>[];
  /** Null: the client accepts duplicates. */
  readonly key: string | null;
};
type Answer = AnswerOf<typeof filesEndpoints.upload>;

/** Each file has its own outcome; all that are stored belong to one event. Sent again, it returns what it stored. */
export async function uploadFiles(
  deps: FilesDeps,
  context: RecordContext,
  { body, outcomes, key }: Sent,
): Promise<Answer> {
  const { patientId } = context;
  const { stored: files, refused } = partsOf(outcomes);
  const [first] = files;
  if (!first)
    throw refused[0]?.refusal ?? fail('invalid_input', { fields: { files: documentTexts.noFile } });
  const content = [body, files.map(({ name, sha256 }) => [name, sha256])];
  const claim = { key, route: filesEndpoints.upload.path, content, resourceId: first.id };
  const ids = files.map(({ id }) => id);
  const data = await withStoredFiles(deps, context, files, (discard) =>
    writeRecordOnce(deps, context, claim, {
      work: async (write) => {
        await store(deps, write, { body, files });
        return withDuplicates(write.tx, patientId, files, ids);
      },
      again: async (tx) => {
        discard();
        return withDuplicates(tx, patientId, files, await sentBefore(tx, patientId, files));
      },
    }),
  );
  return {
    data,
    refused: refused.map(({ name, refusal }) => ({
      name,
      code: refusal.code,
      detail: refusal.text,
    })),
  };
}

async function store(
  deps: FilesDeps,
  write: RecordWrite,
  { body, files }: { body: NewFile; files: readonly ReceivedFile[] },
): Promise<void> {
  const { event_id, ...said } = body;
  await assertOwnLinks(write.tx, write.patientId, said);
  const event =
    event_id === null
      ? await addDocumentEvent(deps, write, { ...said, title: titleFor(said, files) })
      : await ownEvent(write, event_id);
  await attachFiles(write, { eventId: event.id, files, had: event.files.length, said });
  for (const { id } of files) write.changed('file.uploaded', 'file', id);
}

/** The title of the event of an upload. */
function titleFor({ title }: Pick<NewFile, 'title'>, files: readonly ReceivedFile[]): string {
  if (title !== undefined) return title;
  const first = titleOfName(files[0]?.name ?? '').slice(0, 180);
  return files.length > 1 ? documentTexts.andMore({ first, more: files.length - 1 }) : first;
}

/** What the same files became the first time: the newest of each name and content. */
async function sentBefore(
  tx: Queryable,
  patientId: string,
  files: readonly ReceivedFile[],
): Promise<string[]> {
  const digests = files.map(({ sha256 }) => sha256);
  const stored = await findByDigest(tx, patientId, digests);
  return files.map((file) => {
    const found = stored.findLast(
      ({ name, sha256 }) => name === file.name && sha256 === file.sha256,
    );
    if (!found) throw fail('not_found');
    return found.id;
  });
}

async function withDuplicates(
  tx: Queryable,
  patientId: string,
  files: readonly ReceivedFile[],
  ids: readonly string[],
): Promise<UploadedFile[]> {
  const digests = files.map(({ sha256 }) => sha256);
  const same = await findByDigest(tx, patientId, digests);
  return (await findLibraryFiles(tx, patientId, ids)).map((file) => {
    const oldest = same.find(({ sha256 }) => sha256 === file.sha256);
    return { ...file, duplicate_of: oldest && oldest.id !== file.id ? oldest.id : null };
  });
}
