import type { NewEvent } from '@caretrail/contract/timelines/event-body';
import { datePart } from '@caretrail/contract/time/days';
import { movedEnd } from '@caretrail/contract/time/moved-end';
import { daysOfRecurrence, type Recurrence } from '@caretrail/contract/time/recurrence';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { attachFiles, type ReceivedFile } from '../files/service.ts';
import { timeZoneOf, type RecordWrite } from '../patients/service.ts';
import { assertOwnLinks } from '../record-links/service.ts';
import { assertWritable, existing, type TimelinesDeps } from './event-record.ts';
import type { EventFields } from './event-values.ts';
import { assertEventQuota } from './quota.ts';
import { insertOccurrences, insertSeries } from './series-repo.ts';

type When = Pick<EventFields, 'start' | 'end'>;

/** The same time of day on another day; it lasts as long as before. */
export function onDay({ start, end }: When, day: string): When {
  const moved = `${day}${start.slice(day.length)}`;
  return { start: moved, end: end === null ? null : movedEnd({ start, end }, moved) };
}

type Repeating = {
  readonly id: string;
  readonly body: Omit<NewEvent, 'repeat'>;
  /** Of the first one. */
  readonly files: readonly ReceivedFile[];
  readonly repeat: Recurrence;
};

/** An event for each time it takes place. Returns the first. */
export async function addSeries(
  { ids }: Pick<TimelinesDeps, 'ids'>,
  write: RecordWrite,
  { id, body, files, repeat }: Repeating,
): Promise<TimelineEvent> {
  const { tx, patientId, by, changed } = write;
  assertWritable(write, body);
  const { placeName: location_name } = await assertOwnLinks(tx, patientId, body);
  const time_zone = body.time_zone ?? (await timeZoneOf(tx, patientId));
  const days = daysOfRecurrence(repeat, datePart(body.start));
  const seriesId = ids.next();
  const first_day = days[0] ?? datePart(body.start);
  await insertSeries(tx, patientId, { id: seriesId, repeat, first_day }, by);
  const event = { ...body, time_zone, location_name, check_in: null };
  const times = days.map((day, index) => ({
    id: index === 0 ? id : ids.next(),
    day,
    ...onDay(event, day),
  }));
  const room = await insertOccurrences(tx, patientId, { seriesId, event }, times, by);
  await assertEventQuota(write, room);
  await attachFiles(write, { eventId: id, files, had: 0 });
  changed('series.created', 'event', id);
  return existing(tx, patientId, id);
}
