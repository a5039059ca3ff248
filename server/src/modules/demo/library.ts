import { Readable } from 'node:stream';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { addDocumentEvent, releaseFile } from '../documents/service.ts';
import { attachFiles, binFileOfEvent, fileSink, type FilesDeps } from '../files/service.ts';
import { type RecordWrite, writeRecordIn } from '../patients/service.ts';
import { binnedDocument, demoDocuments, type DemoDocument } from './documents.ts';
import { dateOf, type Named } from './timeline.ts';

/** As an upload does it: the content, then a 'Document' event with its file. */
async function addDocument(
  deps: FilesDeps,
  write: RecordWrite,
  { name, content, said = {}, daysAgo, place = '', treatment }: DemoDocument,
  { places, treatments }: Named,
): Promise<{ eventId: string; fileId: string }> {
  const sink = fileSink(deps, write);
  const file = await sink.store({ name, content: Readable.from([content()]) });
  const document_date = dateOf(deps.clock.now(), -daysAgo);
  const title = said.title ?? name;
  const event = await addDocumentEvent(deps, write, { title, document_date });
  await attachFiles(write, {
    eventId: event.id,
    files: [file],
    had: 0,
    said: {
      ...said,
      document_date,
      location_id: places.get(place) ?? null,
      treatment_id: treatment ? treatments[treatment] : null,
    },
  });
  sink.done?.();
  return { eventId: event.id, fileId: file.id };
}

/** In the transaction that makes the account. */
export const seedLibrary = (
  deps: FilesDeps,
  tx: Queryable,
  context: RecordContext,
  named: Named,
): Promise<void> =>
  writeRecordIn(deps, tx, context, async (write) => {
    for (const document of demoDocuments) await addDocument(deps, write, document, named);
    const binned = await addDocument(deps, write, binnedDocument, named);
    await binFileOfEvent(write, binned);
    await releaseFile(write, binned.eventId);
  });
