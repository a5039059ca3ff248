import type { EventSeries, SeriesScope } from '@caretrail/contract/timelines/series';
import { fail } from '../../http/fail.ts';
import { assertMayChange, type RecordContext } from '../../http/record-context.ts';
import { type RecordWrite, writeRecord } from '../patients/service.ts';
import { assertWritable, isSeen, seen, type TimelinesDeps } from './event-record.ts';
import { findEvent } from './repo.ts';
import { binRows, findSeries, placeInSeries, rowsOfSeries, type SeriesRow } from './series-repo.ts';
import { inSeriesQueue } from './series-queue.ts';
import { assertMayTakeAll } from './service.ts';

/** How an event repeats; not found where it does not. */
export async function readSeries(
  { db }: Pick<TimelinesDeps, 'db'>,
  context: RecordContext,
  id: string,
): Promise<EventSeries> {
  const { patientId } = context;
  const event = await seen(db, context, id);
  if (event.series_id === null) throw fail('not_found');
  const stored = await findSeries(db, patientId, event.series_id);
  if (!stored) throw fail('not_found');
  const rows = (await rowsOfSeries(db, patientId, event.series_id)).filter((row) =>
    isSeen(context, row.event),
  );
  const own = rows.find((row) => row.event.id === id)?.day ?? '';
  return {
    id: event.series_id,
    repeat: stored.repeat,
    day: own,
    count: rows.length,
    later: rows.filter(({ day }) => day >= own).length,
    last_day: rows.at(-1)?.day ?? own,
  };
}

/** Into the bin, as if each were deleted by itself. Returns how many went there. */
export async function binAll(write: RecordWrite, rows: readonly SeriesRow[]): Promise<number> {
  for (const { event } of rows) {
    assertMayChange(write.context, event);
    assertWritable(write, event);
    await assertMayTakeAll(write, event);
  }
  const ids = rows.map(({ event }) => event.id);
  return binRows(write.tx, write.patientId, ids, write.by);
}

/** Into the bin: an event with those after it, or with all of its series. Idempotent. */
export const removeSeries = (
  deps: TimelinesDeps,
  context: RecordContext,
  { id, scope }: { readonly id: string; readonly scope: SeriesScope },
): Promise<void> => {
  const remove = async (write: RecordWrite): Promise<void> => {
    const { tx, patientId, changed } = write;
    const found = await findEvent(tx, patientId, id);
    if (!found || !isSeen(context, found.event)) throw fail('not_found');
    const place = await placeInSeries(tx, patientId, id);
    if (found.event.series_id === null || !place) throw fail('not_found');
    const rows = (await rowsOfSeries(tx, patientId, found.event.series_id)).filter(
      ({ day }) => scope === 'all' || day >= place.day,
    );
    if ((await binAll(write, rows)) > 0) changed('series.deleted', 'event', id);
  };
  return inSeriesQueue(() => writeRecord(deps, context, remove), { of: context.actor.userId });
};
