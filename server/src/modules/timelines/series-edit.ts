import { messages } from '@caretrail/contract/i18n/messages';
import { isSameValue } from '@caretrail/contract/http/same-value';
import { addDays, datePart } from '@caretrail/contract/time/days';
import type { SeriesEdit } from '@caretrail/contract/timelines/event-body';
import { checkInTexts } from '@caretrail/contract/timelines/format-check-in';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { seriesEndpoints } from '@caretrail/contract/timelines/series-endpoints';
import type { StoredRule } from '@caretrail/contract/timelines/series-plan';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { assertMayChange, type RecordContext } from '../../http/record-context.ts';
import { type RecordWrite, writeRecordOnce } from '../patients/service.ts';
import { assertFits, checkedChange, stale } from './edit.ts';
import {
  assertWritable,
  changeable,
  existing,
  isSeen,
  seen,
  type TimelinesDeps,
} from './event-record.ts';
import { bytesOf, startsAt } from './event-values.ts';
import { becomesOfPatient, onDay } from './occurrence.ts';
import { setAuthor } from './repo.ts';
import { assertEventQuota, refuseTooMuch } from './quota.ts';
import { changedRow, isTime, planOf, usualEvent } from './series-change.ts';
import { inSeriesQueue } from './series-queue.ts';
import { binAll } from './series.ts';
import { insertOccurrences, updateEvents } from './series-events-repo.ts';
import {
  endSeries,
  findSeries,
  insertSeries,
  type PlaceInSeries,
  rowsOfSeries,
  setPlacesInSeries,
  type SeriesRow,
} from './series-repo.ts';

const texts = messages('timelines/series', {
  ofOthers:
    'Some of these were added by someone else, or you cannot see them. Change each one on its own.',
});

/** Every one that is meant; none may be of someone who has to be asked. */
function assertMayChangeAll(context: RecordContext, rows: readonly SeriesRow[]): void {
  for (const { event } of rows) {
    if (!isSeen(context, event)) throw fail('forbidden', { detail: texts.ofOthers });
    assertMayChange(context, event);
  }
}

/** The rows of its series, the edited one among them; itself alone where it does not repeat yet. */
async function rowsWith(
  { tx, patientId }: RecordWrite,
  event: TimelineEvent,
): Promise<{ stored: StoredRule | null; rows: SeriesRow[] }> {
  if (event.series_id === null)
    return { stored: null, rows: [{ event, day: datePart(event.start), own: [] }] };
  const stored = await findSeries(tx, patientId, event.series_id);
  return { stored: stored ?? null, rows: await rowsOfSeries(tx, patientId, event.series_id) };
}

async function write(
  deps: TimelinesDeps,
  work: RecordWrite,
  id: string,
  { scope, repeat, version, ...edit }: SeriesEdit,
): Promise<TimelineEvent> {
  const { tx, patientId, by, changed, context } = work;
  const before = await changeable(work, id);
  if (version !== undefined && version !== before.version) throw stale(version, before);
  const { after, changes } = await checkedChange(work, before, edit);
  if (before.check_in !== null)
    throw fail('invalid_input', { fields: { repeat: checkInTexts.changedElsewhere } });
  const names = Object.keys(changes);
  const { stored, rows } = await rowsWith(work, before);
  const opened = rows.find(({ event }) => event.id === id);
  const meant = rows.filter(({ day }) => scope === 'all' || day >= (opened?.day ?? ''));
  assertMayChangeAll(context, meant);
  const now = by.at.toISOString();
  const isToCome = ({ event }: SeriesRow): boolean =>
    startsAt(event) > now || (stored === null && event.id === id);
  const toCome = meant.filter(isToCome);
  const plan = planOf(toCome, { before, after, stored, repeat });
  if (names.length === 0 && plan === null) return before;

  const dayOf = new Map(plan?.placed.map(({ id: placed, day }) => [placed, day]));
  const dropped = new Set(plan?.dropped);
  const seriesId = plan ? deps.ids.next() : (before.series_id ?? '');
  if (plan) {
    await insertSeries(tx, patientId, { ...plan, id: seriesId }, by);
    const [first] = toCome;
    if (before.series_id !== null && first)
      await endSeries(tx, patientId, before.series_id, addDays(first.day, -1));
  }
  const places: PlaceInSeries[] = [];
  const results: TimelineEvent[] = [];
  let isLonger = false;
  for (const row of meant.filter(({ event }) => !dropped.has(event.id))) {
    const isOpened = row.event.id === id;
    const day = dayOf.get(row.event.id);
    const own = isOpened
      ? row.own.filter((name) => isTime(name) || !names.includes(name))
      : row.own;
    const placed = { ...row, own, day: day ?? row.day };
    // The one that was opened has what was sent, whatever is its own.
    const result = isOpened
      ? { ...after, ...(day === undefined || own.some(isTime) ? {} : onDay(after, day)) }
      : changedRow(placed, { names, after, isToCome: isToCome(row) });
    if (!isSameValue(result, row.event)) {
      assertWritable(work, row.event);
      isLonger = assertFits(row.event, result) || isLonger;
      results.push(result);
    }
    if (day !== undefined || (isOpened && own.length < row.own.length))
      places.push({
        id: row.event.id,
        series_id: day === undefined ? (before.series_id ?? '') : seriesId,
        series_day: placed.day,
        own,
      });
  }
  if (isLonger)
    refuseTooMuch(work, {
      count: results.length,
      bytes: results.reduce((sum, each) => sum + bytesOf(each), 0),
    });
  if (results.length > 0) {
    const room = await updateEvents(tx, patientId, results, by);
    if (isLonger) await assertEventQuota(work, room);
  }
  await setPlacesInSeries(tx, patientId, places);
  if (becomesOfPatient(context, before, names)) await setAuthor(tx, patientId, id, by);
  await binAll(
    work,
    meant.filter(({ event }) => dropped.has(event.id)),
  );
  if (plan && plan.created.length > 0) {
    const event = usualEvent([...toCome, ...rows.filter((row) => isSeen(context, row.event))], {
      opened,
      names,
      after,
    });
    const times = plan.created.map((day) => ({ id: deps.ids.next(), day, ...onDay(event, day) }));
    refuseTooMuch(work, { count: times.length, bytes: times.length * bytesOf(event) });
    const room = await insertOccurrences(tx, patientId, { seriesId, event, times }, by);
    await assertEventQuota(work, room);
  }
  changed('series.edited', 'event', id, [...names, ...(plan ? ['repeat'] : [])]);
  return existing(tx, patientId, id);
}

type Sent = { readonly body: SeriesEdit; readonly key: string | null };

/** An event and others of its series, changed at once; what was changed in one alone stays as it is there. */
export function editSeries(
  deps: TimelinesDeps,
  context: RecordContext,
  id: string,
  { body, key }: Sent,
): Promise<TimelineEvent> {
  const { path: route } = seriesEndpoints.edit;
  const claim = { key, route, content: [id, body], resourceId: id };
  const once = {
    work: (work: RecordWrite) => write(deps, work, id, body),
    again: (tx: Queryable) => seen(tx, context, id),
  };
  return inSeriesQueue(() => writeRecordOnce(deps, context, claim, once), {
    of: context.actor.userId,
  });
}
