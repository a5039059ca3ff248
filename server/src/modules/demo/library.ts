import { Readable } from 'node:stream';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { attachFiles, binFileOfEvent, fileKeeper, type FilesDeps } from '../files/service.ts';
import { addDocumentEvent, releaseFile } from '../timelines/service.ts';
import { binnedDocument, demoDocuments, type DemoDocument } from './documents.ts';
import { dateOf, type Named } from './timeline.ts';

/** As an upload does it: the content, then a 'Document' event with its file. */
async function addDocument(
  deps: FilesDeps,
  tx: Queryable,
  context: RecordContext,
  { name, content, said = {}, daysAgo, place = '', treatment }: DemoDocument,
  { places, treatments }: Named,
): Promise<{ eventId: string; fileId: string }> {
  const keeper = fileKeeper(deps, context);
  const file = await keeper.keep({ name, content: Readable.from([content()]) });
  const document_date = dateOf(deps.clock.now(), -daysAgo);
  const title = said.title ?? name;
  const event = await addDocumentEvent(deps, tx, context, { title, document_date });
  await attachFiles(deps, tx, context, {
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
  keeper.done?.();
  return { eventId: event.id, fileId: file.id };
}

/** In the transaction that makes the account. */
export async function seedLibrary(
  deps: FilesDeps,
  tx: Queryable,
  context: RecordContext,
  named: Named,
): Promise<void> {
  for (const document of demoDocuments) await addDocument(deps, tx, context, document, named);
  const binned = await addDocument(deps, tx, context, binnedDocument, named);
  await binFileOfEvent(deps, tx, context, binned);
  await releaseFile(deps, tx, context, binned.eventId);
}
