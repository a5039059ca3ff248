import { dateAt } from '@caretrail/contract/time/zoned';
import { newEvent } from '@caretrail/contract/timelines/event-body';
import { documentEventType } from '@caretrail/contract/timelines/event-types';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { timeZoneOf } from '../patients/service.ts';
import { addEvent } from './create.ts';
import { existing, type TimelinesDeps } from './event-record.ts';
import { findEvent, setDeleted, touchEvent, updateEvent } from './repo.ts';

type Deps = Pick<TimelinesDeps, 'clock' | 'ids'>;
/** What a 'Document' event shows of its file. */
export type ShownOfFile = { readonly title: string; readonly document_date: string | null };

/** §3 'Document': what an upload becomes in the timeline. It stands on the day of the document, else on today. */
export async function addDocumentEvent(
  deps: Deps,
  tx: Queryable,
  context: RecordContext,
  { title, document_date }: ShownOfFile,
): Promise<TimelineEvent> {
  const time_zone = await timeZoneOf(tx, context.patientId);
  const day = document_date ?? dateAt(deps.clock.now().getTime(), time_zone);
  const body = newEvent.parse({
    event_type: documentEventType,
    title,
    start: `${day}T00:00`,
    all_day: true,
    status: 'done',
    time_zone,
  });
  return addEvent(deps, tx, context, { id: deps.ids.next(), body, files: [] });
}

/** Nothing but its files tells anybody anything. */
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

/** After a file went: a 'Document' event without a document goes into the bin too; any other one stays. */
export async function releaseFile(
  deps: Deps,
  tx: Queryable,
  context: RecordContext,
  eventId: string,
): Promise<void> {
  const { patientId } = context;
  const { userId } = context.actor;
  const found = await findEvent(tx, patientId, eventId);
  if (!found || found.is_deleted) return;
  const at = deps.clock.now();
  await touchEvent(tx, patientId, eventId, { userId, at });
  if (found.event.files.length > 0 || !isBareDocument(found.event)) return;
  await setDeleted(tx, patientId, eventId, at);
  await recordAudit(deps, tx, auditEvent(context, 'event.deleted', 'event', eventId));
}

/** Before a file comes to an event, or back to it: an event in the bin comes out with it. */
export async function reopenEvent(
  deps: Deps,
  tx: Queryable,
  context: RecordContext,
  eventId: string,
): Promise<TimelineEvent> {
  const { patientId } = context;
  if (await setDeleted(tx, patientId, eventId, null))
    await recordAudit(deps, tx, auditEvent(context, 'event.restored', 'event', eventId));
  return existing(tx, patientId, eventId);
}

/** A 'Document' event that says what its one file says goes on doing so when that changes. */
export async function followFile(
  deps: Deps,
  tx: Queryable,
  { patientId, actor: { userId } }: RecordContext,
  eventId: string,
  change: { readonly before: ShownOfFile; readonly after: ShownOfFile },
): Promise<void> {
  const event = await existing(tx, patientId, eventId);
  const { before, after } = change;
  if (event.event_type !== documentEventType || event.files.length !== 1) return;
  const title = event.title === before.title ? after.title : event.title;
  const isMoved = after.document_date !== before.document_date && after.document_date !== null;
  const start = isMoved && event.all_day ? `${after.document_date}T00:00` : event.start;
  if (title === event.title && start === event.start) return;
  const at = deps.clock.now();
  const end = start === event.start ? event.end : null;
  await updateEvent(tx, patientId, { ...event, title, start, end }, { userId, at });
}
