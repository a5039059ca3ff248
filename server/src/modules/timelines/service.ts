import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { binFileOfEvent } from '../files/service.ts';
import { holdRecord, putIntoBin, raiseDataVersion, takeOutOfBin } from '../patients/service.ts';
import { findComingEvents } from './coming-repo.ts';
import { existing, type TimelinesDeps } from './event-record.ts';
import { readOverview } from './overview-repo.ts';
import { findEvent, setDeleted, touchEvent } from './repo.ts';

export { addEvent } from './create.ts';
export { addDocumentEvent, followFile, releaseFile, reopenEvent } from './documents.ts';
export { existing as existingEvent } from './event-record.ts';
export { touchEvent } from './repo.ts';
export { refuseForeignLinks } from './own-links.ts';
/** For treatments, in a transaction of theirs: exactly these events belong to one. */
export { linkEvents } from './links-repo.ts';

/** For other modules: what is still planned, of several patients. */
export const comingEvents: typeof findComingEvents = (...asked) => findComingEvents(...asked);

/** For the dashboard: what is next, and what was felt. */
export const eventsOverview: typeof readOverview = (...asked) => readOverview(...asked);
export type { EventsOverview } from './overview-repo.ts';

/** Into the bin, its files with it. Done again it succeeds again. */
export const removeEvent = (
  deps: TimelinesDeps,
  context: RecordContext,
  id: string,
): Promise<void> =>
  putIntoBin(deps, {
    patientId: context.patientId,
    id,
    setDeleted,
    find: (tx) => findEvent(tx, context.patientId, id),
    event: auditEvent(context, 'event.deleted', 'event', id),
  });

/** Out of the bin, for as long as it is there. */
export const restoreEvent = (
  deps: TimelinesDeps,
  context: RecordContext,
  id: string,
): Promise<TimelineEvent> =>
  takeOutOfBin(deps, {
    patientId: context.patientId,
    id,
    setDeleted,
    answer: (tx) => existing(tx, context.patientId, id),
    event: auditEvent(context, 'event.restored', 'event', id),
  });

/** §7: answers the id of the file. */
export async function removeEventFile(
  deps: TimelinesDeps,
  context: RecordContext,
  { eventId, fileId }: { eventId: string; fileId: string },
): Promise<{ id: string }> {
  const { patientId } = context;
  const { userId } = context.actor;
  await deps.db.transaction(async (tx) => {
    await holdRecord(tx, patientId);
    if (!(await binFileOfEvent(deps, tx, context, { eventId, fileId }))) return;
    await touchEvent(tx, patientId, eventId, { userId, at: deps.clock.now() });
    await raiseDataVersion(tx, patientId);
    await recordAudit(deps, tx, auditEvent(context, 'event.file-deleted', 'file', fileId));
  });
  return { id: fileId };
}
