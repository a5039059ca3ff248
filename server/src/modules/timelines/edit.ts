import { endBeforeStartSentence } from '@caretrail/contract/http/period';
import { isSameValue } from '@caretrail/contract/http/same-value';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { EventEdit } from '@caretrail/contract/timelines/event-body';
import {
  eventLength,
  eventTooLongSentence,
  isEventTooLong,
} from '@caretrail/contract/timelines/event-length';
import { eventEndsBeforeStart } from '@caretrail/contract/timelines/rules';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { attachFiles, keepingFiles, type ReceivedFile } from '../files/service.ts';
import { claimKey } from '../idempotency/service.ts';
import { holdRecord } from '../patients/service.ts';
import { placeWords, refuseForeignLinks } from './own-links.ts';
import { updateEvent } from './repo.ts';
import { refuseWithoutRoom } from './room.ts';
import { digestsOf, existing, type TimelinesDeps } from './event-record.ts';

/** Of what an edit names, only what differs: the rest is neither written nor audited. */
const changesOf = (
  before: TimelineEvent,
  edit: Omit<EventEdit, 'version'>,
): Partial<TimelineEvent> =>
  Object.fromEntries(
    Object.entries(edit).filter(
      ([name, value]) =>
        value !== undefined && !isSameValue(value, before[name as keyof TimelineEvent]),
    ),
  );

type Sent = {
  readonly body: EventEdit;
  readonly files: readonly ReceivedFile[];
  /** Null: the caller does not mind adding the files twice. */
  readonly key: string | null;
};

/**
 * §7 edit: touches what it names, adds its files, and refuses to write over what it has not seen. Sent again, it answers
 * the event as it is by now.
 */
export async function editEvent(
  deps: TimelinesDeps,
  context: RecordContext,
  id: string,
  { body, files, key }: Sent,
): Promise<TimelineEvent> {
  const { patientId } = context;
  const { userId } = context.actor;
  const { version, ...edit } = body;
  const claim = {
    userId,
    key,
    route: timelinesEndpoints.edit.path,
    content: [id, body, digestsOf(files)],
    resourceId: id,
  };
  return keepingFiles(deps, context, files, (discard) =>
    deps.db.transaction(async (tx) => {
      if ((await claimKey(deps, tx, claim)) !== null) {
        discard();
        return existing(tx, patientId, id);
      }
      await holdRecord(tx, patientId);
      const before = await existing(tx, patientId, id);
      if (version !== undefined && version !== before.version) throw stale(version, before);
      const changes = changesOf(before, edit);
      await refuseForeignLinks(tx, patientId, changes);
      const after = { ...before, ...changes };
      if (changes.location_id !== undefined)
        after.location_name = await placeWords(tx, patientId, changes.location_id);
      if (eventEndsBeforeStart(after))
        throw fail('invalid_input', { fields: { end: endBeforeStartSentence } });
      const isLonger = eventLength(after) > eventLength(before);
      if (isLonger && isEventTooLong(after))
        throw fail('invalid_input', { fields: { description: eventTooLongSentence } });
      const changed = [...Object.keys(changes), ...(files.length > 0 ? ['files'] : [])];
      if (changed.length === 0) return before;
      const at = deps.clock.now();
      const room = await updateEvent(tx, patientId, after, { userId, at });
      if (isLonger) await refuseWithoutRoom(tx, patientId, room);
      const had = before.files.length;
      const added = await attachFiles(deps, tx, context, { eventId: id, files, had });
      await recordAudit(deps, tx, auditEvent(context, 'event.edited', 'event', id, changed));
      return {
        ...after,
        files: [...before.files, ...added],
        version: before.version + 1,
        updated_at: at.toISOString(),
        updated_by: userId,
      };
    }),
  );
}

const stale = (yours: number, stored: TimelineEvent) =>
  fail('stale_version', {
    body: { conflict: { your_version: yours, stored_version: stored.version, stored } },
  });
