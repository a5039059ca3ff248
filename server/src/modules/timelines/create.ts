import type { NewEvent } from '@caretrail/contract/timelines/event-body';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { RecordContext } from '../../http/record-context.ts';
import { attachFiles, withStoredFiles, type ReceivedFile } from '../files/service.ts';
import { timeZoneOf, type RecordWrite, writeRecordOnce } from '../patients/service.ts';
import { assertOwnLinks } from '../record-links/service.ts';
import { createAtOnce } from './create-at-once.ts';
import { insertEvent } from './repo.ts';
import { addSeries } from './series-create.ts';
import { inSeriesQueue } from './series-queue.ts';
import { assertEventQuota } from './quota.ts';
import { assertWritable, digestsOf, newlyMade, seen, type TimelinesDeps } from './event-record.ts';

type Sent = {
  readonly body: NewEvent;
  readonly files: readonly ReceivedFile[];
  /** Null: the caller does not mind doing it twice. */
  readonly key: string | null;
};

/** §7 create: row, files, version, audit and key together, or nothing of it. Sent again, it answers what it made. */
export async function createEvent(
  deps: TimelinesDeps,
  context: RecordContext,
  { body, files, key }: Sent,
): Promise<TimelineEvent> {
  const id = deps.ids.next();
  const { path: route } = timelinesEndpoints.create;
  const claim = { key, route, content: [body, digestsOf(files)], resourceId: id };
  const atOnce = files.length === 0 ? await createAtOnce(deps, context, { id, body, claim }) : null;
  if (atOnce) return atOnce;
  const create = () =>
    withStoredFiles(deps, context, files, (discard) =>
      writeRecordOnce(deps, context, claim, {
        work: (write) => addEvents(deps, write, { id, body, files }),
        again: (tx, madeId) => {
          discard();
          return seen(tx, context, madeId);
        },
      }),
    );
  return body.repeat === undefined ? create() : inSeriesQueue(create, { of: context.actor.userId });
}

type Added = {
  readonly id: string;
  readonly body: Omit<NewEvent, 'repeat'>;
  readonly files: readonly ReceivedFile[];
};

/** One, or all that a repeating one makes: in a write of the caller. */
export function addEvents(
  deps: Pick<TimelinesDeps, 'ids'>,
  write: RecordWrite,
  { id, body, files }: Added & { readonly body: NewEvent },
): Promise<TimelineEvent> {
  const { repeat, ...fields } = body;
  return repeat === undefined
    ? addEvent(write, { id, body: fields, files })
    : addSeries(deps, write, { id, body: fields, files, repeat });
}

/** In a write of the caller. */
export async function addEvent(
  write: RecordWrite,
  { id, body, files }: Added,
): Promise<TimelineEvent> {
  const { tx, patientId, by, changed } = write;
  assertWritable(write, body);
  const { placeName: location_name } = await assertOwnLinks(tx, patientId, body);
  const time_zone = body.time_zone ?? (await timeZoneOf(tx, patientId));
  const event = { ...body, time_zone, location_name, check_in: null, id };
  await assertEventQuota(write, await insertEvent(tx, patientId, event, by));
  const attached = await attachFiles(write, { eventId: id, files, had: 0 });
  changed('event.created', 'event', id);
  return { ...newlyMade(event, by), files: attached };
}
