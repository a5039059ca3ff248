import type { NewEvent } from '@caretrail/contract/timelines/event-body';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import type { Owner } from '../../http/owner.ts';
import { recordAudit } from '../audit/service.ts';
import { attachFiles, keepingFiles, type ReceivedFile } from '../files/service.ts';
import { claimKey } from '../idempotency/service.ts';
import { timeZoneOf } from '../patients/service.ts';
import { createAtOnce } from './create-at-once.ts';
import { placeWords, refuseForeignLinks } from './own-links.ts';
import { insertEvent } from './repo.ts';
import { refuseWithoutRoom } from './room.ts';
import {
  digestsOf,
  eventHappening,
  existing,
  newlyMade,
  type TimelinesDeps,
} from './event-record.ts';

type Sent = {
  readonly body: NewEvent;
  readonly files: readonly ReceivedFile[];
  /** Null: the caller does not mind doing it twice. */
  readonly key: string | null;
};

/** §7 create: row, files, version, audit and key together, or nothing of it. Sent again, it answers what it made. */
export async function createEvent(
  deps: TimelinesDeps,
  owner: Owner,
  { body, files, key }: Sent,
  caller: Caller,
): Promise<TimelineEvent> {
  const id = deps.ids.next();
  const claim = {
    userId: owner.userId,
    key,
    route: timelinesEndpoints.create.path,
    content: [body, digestsOf(files)],
    resourceId: id,
  };
  const atOnce =
    files.length === 0 ? await createAtOnce(deps, owner, { id, body, claim }, caller) : null;
  if (atOnce) return atOnce;
  return keepingFiles(deps, owner, files, async (discard) =>
    deps.db.transaction(async (tx) => {
      const madeBefore = await claimKey(deps, tx, claim);
      if (madeBefore === null) return addEvent(deps, tx, owner, { id, body, files }, caller);
      discard();
      return existing(tx, owner.patientId, madeBefore);
    }),
  );
}

/** In a transaction of the caller, who answers for its key. */
export async function addEvent(
  deps: Pick<TimelinesDeps, 'clock' | 'ids'>,
  tx: Queryable,
  owner: Owner,
  { id, body, files }: { id: string; body: NewEvent; files: readonly ReceivedFile[] },
  caller: Caller | null,
): Promise<TimelineEvent> {
  const { patientId, userId } = owner;
  await refuseForeignLinks(tx, patientId, body);
  const at = deps.clock.now();
  const time_zone = body.time_zone ?? (await timeZoneOf(tx, patientId));
  const location_name = await placeWords(tx, patientId, body.location_id);
  const event = { ...body, time_zone, location_name, id };
  const room = await insertEvent(tx, patientId, event, { userId, at });
  await refuseWithoutRoom(tx, patientId, room);
  const attached = await attachFiles(deps, tx, owner, { eventId: id, files, had: 0 });
  await recordAudit(deps, tx, eventHappening('event.created', owner, caller, id));
  return { ...newlyMade(event, { userId, at }), files: attached };
}
