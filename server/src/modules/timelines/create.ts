import type { NewEvent } from '@caretrail/contract/timelines/event-body';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { attachFiles, keepingFiles, type ReceivedFile } from '../files/service.ts';
import { claimKey } from '../idempotency/service.ts';
import { timeZoneOf } from '../patients/service.ts';
import { createAtOnce } from './create-at-once.ts';
import { placeWords, refuseForeignLinks } from './own-links.ts';
import { insertEvent } from './repo.ts';
import { refuseWithoutRoom } from './room.ts';
import { digestsOf, existing, newlyMade, type TimelinesDeps } from './event-record.ts';

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
  const claim = {
    userId: context.actor.userId,
    key,
    route: timelinesEndpoints.create.path,
    content: [body, digestsOf(files)],
    resourceId: id,
  };
  const atOnce = files.length === 0 ? await createAtOnce(deps, context, { id, body, claim }) : null;
  if (atOnce) return atOnce;
  return keepingFiles(deps, context, files, async (discard) =>
    deps.db.transaction(async (tx) => {
      const madeBefore = await claimKey(deps, tx, claim);
      if (madeBefore === null) return addEvent(deps, tx, context, { id, body, files });
      discard();
      return existing(tx, context.patientId, madeBefore);
    }),
  );
}

/** In a transaction of the caller, who answers for its key. */
export async function addEvent(
  deps: Pick<TimelinesDeps, 'clock' | 'ids'>,
  tx: Queryable,
  context: RecordContext,
  { id, body, files }: { id: string; body: NewEvent; files: readonly ReceivedFile[] },
): Promise<TimelineEvent> {
  const { patientId } = context;
  const { userId } = context.actor;
  await refuseForeignLinks(tx, patientId, body);
  const at = deps.clock.now();
  const time_zone = body.time_zone ?? (await timeZoneOf(tx, patientId));
  const location_name = await placeWords(tx, patientId, body.location_id);
  const event = { ...body, time_zone, location_name, id };
  const room = await insertEvent(tx, patientId, event, { userId, at });
  await refuseWithoutRoom(tx, patientId, room);
  const attached = await attachFiles(deps, tx, context, { eventId: id, files, had: 0 });
  await recordAudit(deps, tx, auditEvent(context, 'event.created', 'event', id));
  return { ...newlyMade(event, { userId, at }), files: attached };
}
