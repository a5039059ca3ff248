import * as z from 'zod/mini';
import { eventTypesOf } from '@caretrail/contract/circle/area-of-event';
import { eventAreas } from '@caretrail/contract/circle/areas';
import type { FileListQuery } from '@caretrail/contract/files/endpoints';
import { calendarDate } from '@caretrail/contract/http/date-text';
import { mostPerPage } from '@caretrail/contract/http/list-paging';
import { id } from '@caretrail/contract/http/plain-text';
import { limits } from '@caretrail/contract/limits';
import { searchWords } from '@caretrail/contract/timelines/filter';
import type { Built } from '../../http/cached-answers.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type QueueClient, createFairQueue } from '../../http/fair-queue.ts';
import { unreadResponses } from '../../http/unread-responses.ts';
import {
  listLibrary,
  listSomeFiles,
  type Place,
  type SeenTypes,
  type Wanted,
} from './library-repo.ts';
import type { FilesDeps } from './service.ts';
import { findInFileTexts } from './reading/find-in-texts.ts';
import { fileTexts } from './texts.ts';

const place = z.tuple([calendarDate, id]);

const cursorOf = ({ day, id: fileId }: Place): string =>
  Buffer.from(JSON.stringify([day, fileId])).toString('base64url');

function readCursor(cursor: string): Place {
  try {
    const [day, fileId] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { day, id: fileId };
  } catch {
    throw fail('invalid_input', {
      fields: { cursor: fileTexts.cursor },
    });
  }
}

/** Null: every kind of event. */
const seenTypes = ({ areas }: RecordContext): SeenTypes =>
  eventAreas.every((area) => areas.has(area)) ? null : eventTypesOf(areas);

const wantedOf = (query: FileListQuery, context: RecordContext): Omit<Wanted, 'foundInText'> => ({
  seen: seenTypes(context),
  isBin: query.bin === 'true',
  docType: query.doc_type ?? null,
  from: query.from ?? null,
  to: query.to ?? null,
  eventId: query.event_id ?? null,
  treatmentId: query.treatment_id ?? null,
  locationId: query.location_id ?? null,
  words: searchWords(query.q ?? ''),
  after: query.cursor === undefined ? null : readCursor(query.cursor),
  limit: query.limit ?? mostPerPage,
});

export const isWhole = (query: FileListQuery): boolean => Object.keys(query).length === 0;

/** Uploads and the files of events, newest first: all of them, as JSON from PostgreSQL. */
export async function buildLibrary(
  { db }: Pick<FilesDeps, 'db'>,
  context: RecordContext,
): Promise<Built> {
  const { version, data } = await listLibrary(db, context.patientId, seenTypes(context));
  return { version, json: `{"data":${data}}` };
}

/** These are not cached, so many concurrent requests would hold them all in memory. */
const enqueue = createFairQueue({ atOnce: 3, longestQueue: 100 });

/** The requested part as JSON: always a page. */
export async function buildPartOfLibrary(
  deps: Pick<FilesDeps, 'db' | 'keys'>,
  context: RecordContext,
  query: FileListQuery,
  client: QueueClient,
): Promise<string> {
  const wanted = wantedOf(query, context);
  const { perPatientCount } = limits.files;
  const { data, end } = await enqueue(async () => {
    unreadResponses.refuseMore(client.of);
    // What is in the bin is found by its name alone.
    const found = wanted.isBin
      ? []
      : await findInFileTexts(deps, context, wanted.words, perPatientCount, client);
    const foundInText = found.map(({ id: fileId }) => fileId);
    return listSomeFiles(deps.db, context.patientId, { ...wanted, foundInText });
  }, client);
  return `{"data":${data}${end ? `,"next_cursor":"${cursorOf(end)}"` : ''}}`;
}
