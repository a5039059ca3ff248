import { areaOfEvent } from '@caretrail/contract/circle/area-of-event';
import { dateAt } from '@caretrail/contract/time/zoned';
import { newEvent } from '@caretrail/contract/timelines/event-body';
import { documentEventType } from '@caretrail/contract/timelines/event-types';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { fail, Refusal } from '../../http/fail.ts';
import { assertMayBringBack, assertMayChange, mayChange } from '../../http/record-context.ts';
import type { Ids } from '../../ports/ids.ts';
import { type RecordWrite, timeZoneOf } from '../patients/service.ts';
import {
  addEvent,
  existingEvent,
  isSeen,
  findEvent,
  setEventDeleted,
  touchEvent,
  updateEvent,
} from '../timelines/service.ts';
import { documentTexts } from './texts.ts';

/** What a 'Document' event shows of its file. */
export type ShownOfFile = { readonly title: string; readonly document_date: string | null };

/** §3 'Document': what an upload becomes in the timeline. It is on the day of the document, else on today. */
export async function addDocumentEvent(
  { ids }: { readonly ids: Ids },
  write: RecordWrite,
  { title, document_date }: ShownOfFile,
): Promise<TimelineEvent> {
  const time_zone = await timeZoneOf(write.tx, write.patientId);
  const day = document_date ?? dateAt(write.by.at.getTime(), time_zone);
  const body = newEvent.parse({
    event_type: documentEventType,
    title,
    start: `${day}T00:00`,
    all_day: true,
    status: 'done',
    time_zone,
  });
  return addEvent(write, { id: ids.next(), body, files: [] });
}

/** Its files are its only content. */
const isBareDocument = ({ event_type, ...event }: TimelineEvent): boolean =>
  event_type === documentEventType &&
  [
    event.description,
    event.outcome,
    event.preparation,
    event.practitioner,
    event.contact,
    event.video_url ?? '',
  ].every((text) => text === '') &&
  [event.results, event.questions, event.symptoms].every(({ length }) => length === 0);

/**
 * After a file was deleted: a 'Document' event without a document goes to the bin too; any other one stays, and one that
 * who deleted the file could not delete.
 */
export async function releaseFile(
  { tx, patientId, by, context, changed }: RecordWrite,
  eventId: string,
): Promise<void> {
  const found = await findEvent(tx, patientId, eventId);
  if (!found || found.is_deleted) return;
  await touchEvent(tx, patientId, eventId, by);
  if (found.event.files.length > 0 || !isBareDocument(found.event)) return;
  if (!mayChange(context, found.event)) return;
  await setEventDeleted(tx, patientId, eventId, by.at, by);
  changed('event.deleted', 'event', eventId);
}

/** Before a file returns to its event: one in the bin comes out with it, for those who could restore it by itself. */
export async function reopenEvent(
  { tx, patientId, by, context, changed, isIn }: RecordWrite,
  eventId: string,
): Promise<TimelineEvent> {
  const found = await findEvent(tx, patientId, eventId);
  if (found?.is_deleted === true) {
    assertMayChange(context, found.event);
    assertMayBringBack(context, found.deleted_by);
    await setEventDeleted(tx, patientId, eventId, null, by);
    changed('event.restored', 'event', eventId);
    isIn('files');
    isIn(areaOfEvent(found.event.event_type));
  }
  return existingEvent(tx, patientId, eventId);
}

/** A 'Document' event that shows the same as its one file is updated with it, by those who could edit it. */
export async function followFile(
  { tx, patientId, by, context }: RecordWrite,
  eventId: string,
  { before, after }: { readonly before: ShownOfFile; readonly after: ShownOfFile },
): Promise<void> {
  const event = await existingEvent(tx, patientId, eventId);
  if (event.event_type !== documentEventType || event.files.length !== 1) return;
  if (!mayChange(context, event)) return;
  const title = event.title === before.title ? after.title : event.title;
  const isMoved = after.document_date !== before.document_date && after.document_date !== null;
  const start = isMoved && event.all_day ? `${after.document_date}T00:00` : event.start;
  if (title === event.title && start === event.start) return;
  const end = start === event.start ? event.end : null;
  await updateEvent(tx, patientId, { ...event, title, start, end }, by);
}

/** The event that gets the file: one of the same patient, not in the bin. */
export async function ownEvent(
  { tx, patientId, by, context }: RecordWrite,
  eventId: string,
): Promise<TimelineEvent> {
  const notYours = () => fail('invalid_input', { fields: { event_id: documentTexts.notYours } });
  const event = await existingEvent(tx, patientId, eventId).catch((error: unknown) => {
    throw error instanceof Refusal ? notYours() : error;
  });
  if (!isSeen(context, event)) throw notYours();
  await touchEvent(tx, patientId, eventId, by);
  return event;
}
