import { endBeforeStartSentence } from '@caretrail/contract/http/period';
import { isSameValue } from '@caretrail/contract/http/same-value';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { EventEdit } from '@caretrail/contract/timelines/event-body';
import {
  eventLength,
  eventTooLong,
  isEventTooLong,
} from '@caretrail/contract/timelines/event-length';
import { eventEndsBeforeStart } from '@caretrail/contract/timelines/rules';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { attachFiles, withStoredFiles, type ReceivedFile } from '../files/service.ts';
import { type RecordWrite, writeRecordOnce } from '../patients/service.ts';
import { assertOwnLinks } from '../record-links/service.ts';
import { assertNotOfCheckIn } from './check-in.ts';
import { becomesOfPatient } from './occurrence.ts';
import { setAuthor, updateEvent } from './repo.ts';
import { noteOwnFields } from './series-repo.ts';
import { assertEventQuota } from './quota.ts';
import { assertWritable, changeable, digestsOf, seen, type TimelinesDeps } from './event-record.ts';

/** Only the named fields that differ: the rest is neither written nor audited. */
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

type Change = {
  readonly after: TimelineEvent;
  readonly changes: Partial<TimelineEvent>;
  readonly isLonger: boolean;
};

/** Refuses what would be too long. Returns whether the event became longer. */
export function assertFits(before: TimelineEvent, after: TimelineEvent): boolean {
  const isLonger = eventLength(after) > eventLength(before);
  if (isLonger && isEventTooLong(after))
    throw fail('invalid_input', { fields: { description: eventTooLong() } });
  return isLonger;
}

/** What an event becomes, or the refusal of it. */
export async function checkedChange(
  write: RecordWrite,
  before: TimelineEvent,
  edit: Omit<EventEdit, 'version'>,
): Promise<Change> {
  const changes = changesOf(before, edit);
  assertNotOfCheckIn(before, changes);
  const { placeName } = await assertOwnLinks(write.tx, write.patientId, changes);
  const after = { ...before, ...changes };
  assertWritable(write, after);
  if (changes.location_id !== undefined) after.location_name = placeName;
  if (eventEndsBeforeStart(after))
    throw fail('invalid_input', { fields: { end: endBeforeStartSentence() } });
  return { after, changes, isLonger: assertFits(before, after) };
}

type Sent = {
  readonly body: EventEdit;
  readonly files: readonly ReceivedFile[];
  /** Null: the client accepts duplicate files. */
  readonly key: string | null;
};

/**
 * §7 edit: changes the named fields, adds its files, and refuses to overwrite a version that the client has not seen.
 * Sent again, it returns the event as it is by then.
 */
export async function editEvent(
  deps: TimelinesDeps,
  context: RecordContext,
  id: string,
  { body, files, key }: Sent,
): Promise<TimelineEvent> {
  const { version, ...edit } = body;
  const { path: route } = timelinesEndpoints.edit;
  const claim = { key, route, content: [id, body, digestsOf(files)], resourceId: id };
  const work = async (write: RecordWrite): Promise<TimelineEvent> => {
    const { tx, patientId, by, changed } = write;
    const before = await changeable(write, id);
    if (version !== undefined && version !== before.version) throw stale(version, before);
    const { after, changes, isLonger } = await checkedChange(write, before, edit);
    const names = [...Object.keys(changes), ...(files.length > 0 ? ['files'] : [])];
    if (names.length === 0) return before;
    if (before.series_id !== null) await noteOwnFields(tx, patientId, id, Object.keys(changes));
    const room = await updateEvent(tx, patientId, after, by);
    if (isLonger) await assertEventQuota(write, room);
    const isTaken = becomesOfPatient(context, before, names);
    if (isTaken) await setAuthor(tx, patientId, id, by);
    const added = await attachFiles(write, { eventId: id, files, had: before.files.length });
    changed('event.edited', 'event', id, names);
    return {
      ...after,
      files: [...before.files, ...added],
      ...(isTaken && { created_by: by.userId }),
      version: before.version + 1,
      updated_at: by.at.toISOString(),
      updated_by: by.userId,
    };
  };
  return withStoredFiles(deps, context, files, (discard) =>
    writeRecordOnce(deps, context, claim, {
      work,
      again: (tx) => {
        discard();
        return seen(tx, context, id);
      },
    }),
  );
}

export const stale = (yours: number, stored: TimelineEvent) =>
  fail('stale_version', {
    body: { conflict: { your_version: yours, stored_version: stored.version, stored } },
  });
