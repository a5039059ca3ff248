import { Readable } from 'node:stream';
import { addDays } from '@caretrail/contract/time/days';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { addDocumentEvent, releaseFile } from '../documents/service.ts';
import { attachFiles, binFileOfEvent, fileSink, type FilesDeps } from '../files/service.ts';
import { type RecordWrite, writeRecordIn } from '../patients/service.ts';
import { demoDays } from './days.ts';
import { binnedDocument, demoDocuments, type DemoDocument } from './documents.ts';
import type { Named } from './timeline.ts';
import { todayAt } from './today.ts';

/** As an upload does it: the content, then a 'Document' event with its file. */
async function addDocument(
  deps: FilesDeps,
  write: RecordWrite,
  { name, content, said = {}, day, place = '', treatment }: DemoDocument,
  { places, treatments }: Named,
): Promise<{ eventId: string; fileId: string }> {
  const sink = fileSink(deps, write.context);
  const file = await sink.store({ name, content: Readable.from([content()]) });
  const document_date = addDays(todayAt(deps.clock.now()), day);
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
    const days = demoDays(todayAt(deps.clock.now()));
    for (const document of demoDocuments(days)) await addDocument(deps, write, document, named);
    const binned = await addDocument(deps, write, binnedDocument(days), named);
    await binFileOfEvent(write, binned);
    await releaseFile(write, binned.eventId);
  });
