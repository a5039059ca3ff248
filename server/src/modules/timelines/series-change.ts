import { messages } from '@caretrail/contract/i18n/messages';
import { isSameValue } from '@caretrail/contract/http/same-value';
import { addDays, datePart, daysBetween } from '@caretrail/contract/time/days';
import { recurrenceProblem } from '@caretrail/contract/time/recurrence';
import type { SeriesEdit } from '@caretrail/contract/timelines/event-body';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import {
  movedSeries,
  replannedSeries,
  type SeriesPlan,
  type StoredRule,
} from '@caretrail/contract/timelines/series-plan';
import { fail } from '../../http/fail.ts';
import { ofOneAlone, onDay } from './occurrence.ts';
import type { SeriesRow } from './series-repo.ts';

const texts = messages('timelines/series-change', {
  ruleNeeded: 'Say how it repeats from now on.',
  allOver: 'All of these are over. Add a new event that repeats.',
});

const timeFields = ['start', 'end', 'all_day', 'time_zone'] as const;
export const isTime = (name: string): boolean => (timeFields as readonly string[]).includes(name);

const wrongRule = (sentence: string) => fail('invalid_input', { fields: { repeat: sentence } });

type Planned = {
  readonly before: TimelineEvent;
  readonly after: TimelineEvent;
  readonly stored: StoredRule | null;
  readonly repeat: SeriesEdit['repeat'];
};

/** The days of those that are still to come, where they change. */
export function planOf(
  toCome: readonly SeriesRow[],
  { before, after, stored, repeat }: Planned,
): SeriesPlan | null {
  const places = toCome.map(({ event: { id }, day }) => ({ id, day }));
  const [first] = places;
  const move = { before: datePart(before.start), after: datePart(after.start) };
  const isOther = repeat !== undefined && !isSameValue(repeat, stored?.repeat);
  if (!isOther) {
    if (stored === null) throw wrongRule(texts.ruleNeeded);
    if (first === undefined || move.before === move.after) return null;
    const moved = movedSeries(stored, places, move);
    if (moved === null) throw wrongRule(texts.ruleNeeded);
    return moved;
  }
  if (first === undefined) throw wrongRule(texts.allOver);
  const from = addDays(first.day, daysBetween(move.before, move.after));
  const problem = recurrenceProblem(repeat, from);
  if (problem !== null) throw wrongRule(problem);
  return replannedSeries(stored, places, { repeat, from });
}

/** What was sent, and what the opened event becomes by it. */
type Sent = { readonly names: readonly string[]; readonly after: TimelineEvent };

/** An event of the series after the change. */
export function changedRow(
  { event, day, own }: SeriesRow,
  { names, after, isToCome }: Sent & { readonly isToCome: boolean },
): TimelineEvent {
  const taken = names.filter(
    (name) => !isTime(name) && !Object.hasOwn(ofOneAlone, name) && !own.includes(name),
  );
  const fields = Object.fromEntries(
    withNames(taken).map((name) => [name, after[name as keyof TimelineEvent]]),
  );
  // What was is not moved, and neither is what was moved alone.
  if (!isToCome || own.some(isTime)) return { ...event, ...fields };
  // The time of the one that was opened may be its own: it counts only where it was changed now.
  const { all_day, time_zone, start, end } = names.some(isTime) ? after : event;
  return { ...event, ...fields, all_day, time_zone, ...onDay({ start, end }, day) };
}

/** The name of a place is stored beside its id. */
const withNames = (fields: readonly string[]): string[] => [
  ...fields,
  ...(fields.includes('location_id') ? ['location_name'] : []),
];

/** A new one of the series: what was changed in the opened one alone is as in one of the others. */
export function usualEvent(
  others: readonly SeriesRow[],
  { opened, names, after }: Sent & { readonly opened: SeriesRow | undefined },
): TimelineEvent {
  const own = opened?.own.filter((name) => !names.includes(name)) ?? [];
  const isTimeOwn = own.some(isTime) && !names.some(isTime);
  const alone = [...own.filter((name) => !isTime(name)), ...(isTimeOwn ? timeFields : [])];
  const usual = alone.flatMap((name) => {
    const isOwn = isTime(name) ? isTime : (each: string): boolean => each === name;
    const other = others.find((row) => !row.own.some(isOwn))?.event;
    if (other === undefined) return [];
    return withNames([name]).map((each) => [each, other[each as keyof TimelineEvent]] as const);
  });
  return { ...after, ...Object.fromEntries(usual), ...ofOneAlone };
}
