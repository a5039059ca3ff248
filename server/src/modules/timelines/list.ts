import * as z from 'zod/mini';
import { instant } from '@caretrail/contract/http/record-stamps';
import { id } from '@caretrail/contract/http/plain-text';
import type { EventListQuery } from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Built } from '../../http/cached-answers.ts';
import { fail } from '../../http/fail.ts';
import type { Owner } from '../../http/owner.ts';
import { listEvents, listSomeEvents, placeOf, type Wanted } from './list-repo.ts';
import type { TimelinesDeps } from './event-record.ts';

const place = z.tuple([instant, id]);

const cursorOf = (startsAt: string, eventId: string): string =>
  Buffer.from(JSON.stringify([startsAt, eventId])).toString('base64url');

function readCursor(cursor: string): Wanted['after'] {
  try {
    const [startsAt, eventId] = place.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString()),
    );
    return { startsAt, id: eventId };
  } catch {
    throw fail('invalid_input', {
      fields: { cursor: 'Please send the cursor of the page before.' },
    });
  }
}

function wantedOf({ from, to, type, q, limit, cursor }: EventListQuery): Wanted {
  return {
    from: from ?? null,
    to: to ?? null,
    types: [type ?? []].flat(),
    words: (q ?? '').toLowerCase().split(/\s+/).filter(Boolean),
    after: cursor === undefined ? null : readCursor(cursor),
    limit: limit ?? null,
  };
}

/** §7 the list, newest first: the whole of it as PostgreSQL writes it, or what was asked for. */
export async function buildEventList(
  { db }: Pick<TimelinesDeps, 'db'>,
  { patientId }: Owner,
  query: EventListQuery,
): Promise<Built> {
  if (Object.keys(query).length === 0) {
    const { version, data } = await listEvents(db, patientId);
    return { version, json: `{"data":${data}}` };
  }
  const wanted = wantedOf(query);
  const { limit } = wanted;
  if (limit === null) {
    const { version, data } = await listSomeEvents(db, patientId, wanted);
    return { version, json: `{"data":${data}}` };
  }
  // One more than asked for tells whether there is a next page.
  const { version, data } = await listSomeEvents(db, patientId, { ...wanted, limit: limit + 1 });
  const found = JSON.parse(data) as TimelineEvent[];
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const end = last && (await placeOf(db, patientId, last.id));
  return {
    version,
    json: JSON.stringify({
      data: page,
      ...(last && end && { next_cursor: cursorOf(end.starts_at, last.id) }),
    }),
  };
}
