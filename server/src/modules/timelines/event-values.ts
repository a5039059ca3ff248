import { instantOf } from '@caretrail/contract/time/zoned';
import type { CheckIn } from '@caretrail/contract/timelines/check-in';
import type { NewEvent } from '@caretrail/contract/timelines/event-body';
import { ownSearchTextOf } from '@caretrail/contract/timelines/filter';

/** The editable fields of an event, complete. */
export type EventFields = Omit<NewEvent, 'time_zone' | 'repeat'> & {
  readonly time_zone: string;
  readonly location_name: string;
  /** Not sent with an event: see check-in.ts. */
  readonly check_in: CheckIn | null;
};

/** PostgreSQL's years have four digits here: an hour beyond them in UTC is only sorted wrong. */
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59Z');

/** The moment that an event is sorted by. */
export function startsAt({
  start,
  time_zone,
  all_day,
}: Pick<EventFields, 'start' | 'time_zone' | 'all_day'>): string {
  const local = all_day ? `${start.slice(0, 10)}T00:00` : start;
  const ms = Math.min(Math.max(instantOf(local, time_zone), earliest), latest);
  return new Date(ms).toISOString();
}

/** The length of its texts. */
export const bytesOf = (event: EventFields): number => Buffer.byteLength(JSON.stringify(event));

/** The values of an event's row, in the order of the statements in `repo.ts`. */
export const valuesOf = (event: EventFields, bytes = bytesOf(event)): unknown[] => [
  event.event_type,
  event.title,
  event.description,
  event.start,
  event.end,
  event.time_zone,
  event.all_day,
  startsAt(event),
  event.status,
  event.location_id,
  event.location_name,
  event.treatment_id,
  event.medication_id,
  event.practitioner,
  event.contact,
  event.video_url,
  event.preparation,
  event.questions,
  event.outcome,
  JSON.stringify(event.results),
  event.severity,
  event.symptoms,
  event.body_side,
  event.lasted,
  event.seizure === null ? null : JSON.stringify(event.seizure),
  event.check_in === null ? null : JSON.stringify(event.check_in),
  event.tags,
  event.reminders,
  // As the web app searches it, so that both find the same.
  ownSearchTextOf(event),
  bytes,
];
