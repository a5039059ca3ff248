import * as z from 'zod/mini';
import { eventTypesOf } from '@caretrail/contract/circle/area-of-event';
import { mostPerPage } from '@caretrail/contract/http/list-paging';
import { id } from '@caretrail/contract/http/plain-text';
import { messages } from '@caretrail/contract/i18n/messages';
import type { EventListQuery } from '@caretrail/contract/timelines/endpoints';
import { eventTypeLabel, eventTypes } from '@caretrail/contract/timelines/event-types';
import { searchWords } from '@caretrail/contract/timelines/filter';
import type { Built } from '../../http/cached-answers.ts';
import { fail } from '../../http/fail.ts';
import { assembleList, parseStampedRows, stampsOf, type KnownList } from '../../http/list-rows.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type QueueClient, createFairQueue } from '../../http/fair-queue.ts';
import { unreadResponses } from '../../http/unread-responses.ts';
import { listEvents, listSomeEvents, type ListPosition, type Wanted } from './list-repo.ts';
import type { TimelinesDeps } from './event-record.ts';

const texts = messages('timelines/list-query', {
  cursor: 'Send the cursor of the previous page.',
});

/** As `cursorOf` writes it: in UTC, and in a year that PostgreSQL has. */
const startsAt = z.iso.datetime().check(z.refine((text) => !text.startsWith('0000')));
const position = z.tuple([startsAt, id]);

const cursorOf = ({ startsAt, id: eventId }: ListPosition): string =>
  Buffer.from(JSON.stringify([startsAt, eventId])).toString('base64url');

function readCursor(cursor: string): ListPosition {
  try {
    const [startsAt, eventId] = position.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString()),
    );
    return { startsAt, id: eventId };
  } catch {
    throw fail('invalid_input', {
      fields: { cursor: texts.cursor },
    });
  }
}

/** In the language of the request: readers look for the words that they see. */
const typeWords = (): Record<string, string> =>
  Object.fromEntries(eventTypes.map((type) => [type, eventTypeLabel(type).toLowerCase()]));

function wantedOf(
  { from, to, type, q, limit, cursor }: EventListQuery,
  { areas, grant }: RecordContext,
): Wanted {
  const named = [type ?? []].flat();
  const open = eventTypesOf(areas);
  const isAll = named.length === 0 && grant === null;
  return {
    from: from ?? null,
    to: to ?? null,
    types: isAll ? null : open.filter((each) => named.length === 0 || named.includes(each)),
    hasDiary: areas.has('diary'),
    hasPlaces: areas.has('calendar'),
    words: searchWords(q ?? ''),
    typeWords: typeWords(),
    after: cursor === undefined ? null : readCursor(cursor),
    limit: limit ?? mostPerPage,
  };
}

export const isWhole = (query: EventListQuery): boolean => Object.keys(query).length === 0;

/** §7 the list, newest first: the whole of it, as PostgreSQL writes it. */
export async function buildEventList(
  { db }: Pick<TimelinesDeps, 'db'>,
  { patientId }: RecordContext,
  known?: KnownList,
): Promise<Built> {
  const { version, lines } = await listEvents(db, patientId, known?.stamps ?? '');
  const rows = parseStampedRows(lines ?? '');
  if (known && stampsOf(rows) === known.stamps) return { version, isSame: true };
  return { version, ...(await assembleList(rows, known)) };
}

/** Pages are not cached, so an account that asks for many at once would have them all in memory. */
const enqueue = createFairQueue({ atOnce: 3, longestQueue: 100 });

/** What was asked for of it, as JSON: always a page. */
export async function buildPartOfList(
  { db }: Pick<TimelinesDeps, 'db'>,
  context: RecordContext,
  query: EventListQuery,
  client: QueueClient,
): Promise<string> {
  const wanted = wantedOf(query, context);
  const { data, end } = await enqueue(() => {
    unreadResponses.refuseMore(client.of);
    return listSomeEvents(db, context.patientId, wanted);
  }, client);
  return `{"data":${data}${end ? `,"next_cursor":"${cursorOf(end)}"` : ''}}`;
}
