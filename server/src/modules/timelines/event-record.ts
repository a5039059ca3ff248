import { areaOfEvent } from '@caretrail/contract/circle/area-of-event';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { assertMayChange, type RecordContext } from '../../http/record-context.ts';
import type { FilesDeps, ReceivedFile } from '../files/service.ts';
import type { RecordWrite } from '../patients/service.ts';
import type { EventFields } from './event-values.ts';
import { findEvent } from './repo.ts';

export type TimelinesDeps = FilesDeps;

/** An event as the API returns it, when it was just written and has no files. */
export const newlyMade = (
  event: EventFields & { id: string },
  { userId, at }: { readonly userId: string; readonly at: Date },
): TimelineEvent => ({
  ...event,
  files: [],
  series_id: null,
  version: 1,
  created_at: at.toISOString(),
  created_by: userId,
  updated_at: at.toISOString(),
  updated_by: userId,
});

/** Distinguishes one upload of files from another, for an Idempotency-Key. */
export const digestsOf = (files: readonly ReceivedFile[]): string[][] =>
  files.map(({ name, sha256 }) => [name, sha256]);

/** D7: an event of a closed area does not exist. */
export const isSeen = ({ areas }: RecordContext, { event_type }: TimelineEvent): boolean =>
  areas.has(areaOfEvent(event_type));

/** For the ledger: what the event was before and after. Nothing can be put where its author sees nothing. */
export function assertWritable(
  { context, isIn }: Pick<RecordWrite, 'context' | 'isIn'>,
  { event_type }: Pick<TimelineEvent, 'event_type'>,
): void {
  const area = areaOfEvent(event_type);
  if (!context.areas.has(area)) throw fail('forbidden');
  isIn(area);
}

/** Of those that the acting user sees and may change; anything else does not exist, or is refused. */
export function assertChangeable({ context, isIn }: RecordWrite, event: TimelineEvent): void {
  if (!isSeen(context, event)) throw fail('not_found');
  assertMayChange(context, event);
  isIn(areaOfEvent(event.event_type));
}

/** An event that the acting user sees and may change. */
export async function changeable(write: RecordWrite, id: string): Promise<TimelineEvent> {
  const event = await existing(write.tx, write.patientId, id);
  assertChangeable(write, event);
  return event;
}

/** An event of this patient that is not in the bin; anything else does not exist. */
export async function existing(
  db: Queryable,
  patientId: string,
  id: string,
): Promise<TimelineEvent> {
  const found = await findEvent(db, patientId, id);
  if (!found || found.is_deleted) throw fail('not_found');
  return found.event;
}

/** One of them that the acting user sees: also where a request is answered again that was made under another access. */
export async function seen(
  db: Queryable,
  context: RecordContext,
  id: string,
): Promise<TimelineEvent> {
  const event = await existing(db, context.patientId, id);
  if (!isSeen(context, event)) throw fail('not_found');
  return event;
}
