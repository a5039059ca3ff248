import type { NewEvent } from '@caretrail/contract/timelines/event-body';
import { datePart } from '@caretrail/contract/time/days';
import { daysOfRecurrence, type Recurrence } from '@caretrail/contract/time/recurrence';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { attachFiles, type ReceivedFile } from '../files/service.ts';
import { timeZoneOf, type RecordWrite } from '../patients/service.ts';
import { assertOwnLinks } from '../record-links/service.ts';
import { assertWritable, existing, type TimelinesDeps } from './event-record.ts';
import { bytesOf, type EventFields, startsAt } from './event-values.ts';
import { ofOneAlone, onDay } from './occurrence.ts';
import { assertEventQuota, refuseTooMuch } from './quota.ts';
import { insertOccurrences, type NewOccurrence } from './series-events-repo.ts';
import { insertSeries } from './series-repo.ts';

type Repeating = {
  readonly id: string;
  readonly body: Omit<NewEvent, 'repeat'>;
  /** Of the first one. */
  readonly files: readonly ReceivedFile[];
  readonly repeat: Recurrence;
};

/** What came of the first stays with it. If that is over, those that are to come are still planned. */
function groupsOf(event: EventFields, [first, ...others]: readonly NewOccurrence[], now: string) {
  if (first === undefined) return [];
  const isOver = ({ start }: NewOccurrence): boolean => startsAt({ ...event, start }) <= now;
  const { status } = event;
  const toCome = { ...event, ...ofOneAlone, ...(!isOver(first) && { status }) };
  return [
    { event, times: [first] },
    { event: { ...event, ...ofOneAlone, status }, times: others.filter(isOver) },
    { event: toCome, times: others.filter((each) => !isOver(each)) },
  ].filter(({ times }) => times.length > 0);
}

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
  refuseTooMuch(write, { count: times.length, bytes: times.length * bytesOf(event) });
  for (const group of groupsOf(event, times, by.at.toISOString())) {
    const room = await insertOccurrences(tx, patientId, { ...group, seriesId }, by);
    await assertEventQuota(write, room);
  }
  await attachFiles(write, { eventId: id, files, had: 0 });
  changed('series.created', 'event', id);
  return existing(tx, patientId, id);
}
