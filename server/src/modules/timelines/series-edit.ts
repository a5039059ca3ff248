import { messages } from '@caretrail/contract/i18n/messages';
import { isSameValue } from '@caretrail/contract/http/same-value';
import { addDays, datePart, daysBetween } from '@caretrail/contract/time/days';
import { recurrenceProblem } from '@caretrail/contract/time/recurrence';
import type { SeriesEdit } from '@caretrail/contract/timelines/event-body';
import { checkInTexts } from '@caretrail/contract/timelines/format-check-in';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { seriesEndpoints } from '@caretrail/contract/timelines/series-endpoints';
import {
  movedSeries,
  replannedSeries,
  type SeriesPlan,
  type StoredRule,
} from '@caretrail/contract/timelines/series-plan';
import { fail } from '../../http/fail.ts';
import { assertMayChange, type RecordContext } from '../../http/record-context.ts';
import { type RecordWrite, writeRecordOnce } from '../patients/service.ts';
import { checkedChange, stale } from './edit.ts';
import { changeable, existing, isSeen, type TimelinesDeps } from './event-record.ts';
import { startsAt } from './event-values.ts';
import { assertEventQuota } from './quota.ts';
import { updateEvent } from './repo.ts';
import { onDay } from './series-create.ts';
import {
  binRows,
  endSeries,
  findSeries,
  insertOccurrences,
  insertSeries,
  rowsOfSeries,
  setPlaceInSeries,
  type SeriesRow,
} from './series-repo.ts';

const texts = messages('timelines/series', {
  ruleNeeded: 'Say how it repeats from now on.',
  ofOthers:
    'Some of these were added by someone else, or you cannot see them. Change each one on its own.',
});

const timeFields = ['start', 'end', 'all_day', 'time_zone'] as const;
const isTime = (name: string): boolean => (timeFields as readonly string[]).includes(name);

/** What came of one visit: it is never of several, and a new one of the series begins without it. */
const ofOneAlone = {
  status: 'planned',
  outcome: '',
  results: [],
  severity: null,
  symptoms: [],
  body_side: null,
  lasted: null,
  seizure: null,
  check_in: null,
} as const;

const invalid = (field: string, sentence: string) =>
  fail('invalid_input', { fields: { [field]: sentence } });

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

type Planned = {
  readonly before: TimelineEvent;
  readonly after: TimelineEvent;
  readonly stored: StoredRule | null;
  readonly repeat: SeriesEdit['repeat'];
};

/** The days of those that are still to come, where they change. */
function planOf(
  rows: readonly SeriesRow[],
  { before, after, stored, repeat }: Planned,
): SeriesPlan | null {
  const places = rows.map(({ event: { id }, day }) => ({ id, day }));
  const [first] = places;
  const move = { before: datePart(before.start), after: datePart(after.start) };
  if (first === undefined) return null;
  const isOther = repeat !== undefined && !isSameValue(repeat, stored?.repeat);
  if (!isOther) {
    if (stored === null) throw invalid('repeat', texts.ruleNeeded);
    if (move.before === move.after) return null;
    const moved = movedSeries(stored, places, move);
    if (moved === null) throw invalid('repeat', texts.ruleNeeded);
    return moved;
  }
  const from = addDays(first.day, daysBetween(move.before, move.after));
  const problem = recurrenceProblem(repeat, from);
  if (problem !== null) throw invalid('repeat', problem);
  return replannedSeries(stored, places, { repeat, from });
}

/** An event of the series after the change. */
function changedRow(
  { event, day, own }: SeriesRow,
  { names, after, isToCome }: { names: readonly string[]; after: TimelineEvent; isToCome: boolean },
): TimelineEvent {
  const taken = names.filter(
    (name) => !isTime(name) && !Object.hasOwn(ofOneAlone, name) && !own.includes(name),
  );
  const fields = Object.fromEntries(
    [...taken, ...(taken.includes('location_id') ? ['location_name'] : [])].map((name) => [
      name,
      after[name as keyof TimelineEvent],
    ]),
  );
  // What was is not moved, and neither is what was moved alone.
  if (!isToCome || own.some(isTime)) return { ...event, ...fields };
  // The time of the one that was opened may be its own: it counts only where it was changed now.
  const { all_day, time_zone, start, end } = names.some(isTime) ? after : event;
  return { ...event, ...fields, all_day, time_zone, ...onDay({ start, end }, day) };
}

/** The time of new ones: not that of one that was moved alone. */
const usualTime = (
  rows: readonly SeriesRow[],
  {
    opened,
    names,
    after,
  }: { opened: SeriesRow | undefined; names: readonly string[]; after: TimelineEvent },
): TimelineEvent =>
  names.some(isTime) || !opened?.own.some(isTime)
    ? after
    : (rows.find(({ own }) => !own.some(isTime))?.event ?? after);

async function write(
  deps: TimelinesDeps,
  work: RecordWrite,
  id: string,
  { scope, repeat, version, ...edit }: SeriesEdit,
): Promise<TimelineEvent> {
  const { tx, patientId, by, changed, context } = work;
  const before = await changeable(work, id);
  if (version !== undefined && version !== before.version) throw stale(version, before);
  const { after, changes, isLonger } = await checkedChange(work, before, edit);
  if (before.check_in !== null) throw invalid('repeat', checkInTexts.changedElsewhere);
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
  let room = null;
  for (const row of meant) {
    if (dropped.has(row.event.id)) continue;
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
    if (!isSameValue(result, row.event)) room = await updateEvent(tx, patientId, result, by);
    const isPlaced = day !== undefined || (isOpened && own.length < row.own.length);
    if (isPlaced)
      await setPlaceInSeries(tx, patientId, row.event.id, {
        seriesId: day === undefined ? (before.series_id ?? '') : seriesId,
        day: placed.day,
        own,
      });
  }
  if (dropped.size > 0) await binRows(tx, patientId, [...dropped], by);
  if (plan && plan.created.length > 0) {
    const { all_day, time_zone, start, end } = usualTime(toCome, { opened, names, after });
    const when = { all_day, time_zone, start, end };
    const event = { ...after, ...when, ...ofOneAlone, results: [], symptoms: [] };
    const times = plan.created.map((day) => ({ id: deps.ids.next(), day, ...onDay(event, day) }));
    room = await insertOccurrences(tx, patientId, { seriesId, event }, times, by);
  }
  if (room && (isLonger || (plan?.created.length ?? 0) > 0)) await assertEventQuota(work, room);
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
  return writeRecordOnce(
    deps,
    context,
    { key, route, content: [id, body], resourceId: id },
    {
      work: (work) => write(deps, work, id, body),
      again: (tx) => existing(tx, context.patientId, id),
    },
  );
}
