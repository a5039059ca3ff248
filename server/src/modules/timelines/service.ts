import { saysOfDiary } from '@caretrail/contract/circle/only-open';
import { messages } from '@caretrail/contract/i18n/messages';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { fail } from '../../http/fail.ts';
import {
  assertMayBringBack,
  assertMayChange,
  type RecordContext,
} from '../../http/record-context.ts';
import { binFileOfEvent, hasFilesOfOthers } from '../files/service.ts';
import { putIntoBin, type RecordWrite, writeRecord } from '../patients/service.ts';
import { assertOnlyCheckIn } from './check-in.ts';
import { findComingEvents } from './coming-repo.ts';
import {
  assertChangeable,
  assertWritable,
  changeable,
  isSeen,
  type TimelinesDeps,
} from './event-record.ts';
import { readJourneyEvents } from './journey-repo.ts';
import { readOverview } from './overview-repo.ts';
import { findEvent, findEvents, setDeleted, touchEvent } from './repo.ts';
import { restoreRows } from './series-repo.ts';
import { findVisitsBetween } from './visits-repo.ts';

export { saveCheckInIn } from './check-in.ts';
export { addEvent, addEvents } from './create.ts';
export { existing as existingEvent, isSeen } from './event-record.ts';
export { findEvent, setDeleted as setEventDeleted, touchEvent, updateEvent } from './repo.ts';

/** For other modules: what is still planned, of several patients. */
export const comingEvents: typeof findComingEvents = (...asked) => findComingEvents(...asked);

/** For the dashboard: what is next, and the symptoms. */
export const eventsOverview: typeof readOverview = (...asked) => readOverview(...asked);
/** For the picture of the journey: those of some days. */
export const journeyEvents: typeof readJourneyEvents = (...asked) => readJourneyEvents(...asked);
/** For calendars outside of Caretrail. */
export const visitsBetween: typeof findVisitsBetween = (...asked) => findVisitsBetween(...asked);
export type { EventsOverview } from './overview-repo.ts';

const texts = messages('timelines/refusals', {
  holdsMore:
    'Something that you cannot see or delete belongs to this event. Ask the patient to delete it.',
});

/** D7 D8: with an event go its seizure, its symptoms and its files, which may be closed to who deletes it, or of someone else. */
export async function assertMayTakeAll(
  { tx, context }: RecordWrite,
  event: TimelineEvent,
): Promise<void> {
  const { areas, rights, patientId, actor } = context;
  const { id, files } = event;
  const isClosed =
    (files.length > 0 && !areas.has('files')) || (saysOfDiary(event) && !areas.has('diary'));
  const isOfOthers =
    files.length > 0 &&
    !rights.has('manage') &&
    (await hasFilesOfOthers(tx, patientId, id, actor.userId));
  if (isClosed || isOfOthers) throw fail('forbidden', { detail: texts.holdsMore });
}

/** Into the bin, its files with it. Idempotent. */
export const removeEvent = (
  deps: TimelinesDeps,
  context: RecordContext,
  id: string,
): Promise<void> =>
  putIntoBin(deps, context, {
    id,
    objectType: 'event',
    setDeleted,
    find: async (write) => {
      const found = await findEvent(write.tx, context.patientId, id);
      if (!found || !isSeen(context, found.event)) return undefined;
      assertMayChange(context, found.event);
      assertWritable(write, found.event);
      await assertMayTakeAll(write, found.event);
      return found;
    },
  });

/** Out of the bin, for as long as it is there; with it come those that one delete took together. */
export const restoreEvent = (
  deps: TimelinesDeps,
  context: RecordContext,
  id: string,
): Promise<TimelineEvent> =>
  writeRecord(deps, context, async (write) => {
    const found = await findEvent(write.tx, write.patientId, id);
    if (found?.is_deleted && isSeen(context, found.event)) {
      assertMayChange(context, found.event);
      assertMayBringBack(context, found.deleted_by);
      await assertOnlyCheckIn(write.tx, write.patientId, found.event);
    }
    const restored = await restoreRows(write.tx, write.patientId, id);
    for (const event of await findEvents(write.tx, write.patientId, restored))
      assertChangeable(write, event);
    if (restored.length > 0)
      write.changed(restored.length > 1 ? 'series.restored' : 'event.restored', 'event', id);
    return changeable(write, id);
  });

/** §7: returns the id of the file. */
export const removeEventFile = (
  deps: TimelinesDeps,
  context: RecordContext,
  { eventId, fileId }: { eventId: string; fileId: string },
): Promise<{ id: string }> =>
  writeRecord(deps, context, async (write) => {
    const found = await findEvent(write.tx, write.patientId, eventId);
    if (!found || !isSeen(context, found.event)) throw fail('not_found');
    write.isIn('files');
    if (await binFileOfEvent(write, { eventId, fileId })) {
      await touchEvent(write.tx, write.patientId, eventId, write.by);
      write.changed('event.file-deleted', 'file', fileId);
    }
    return { id: fileId };
  });
