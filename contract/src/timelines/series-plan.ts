import { isSameValue } from '../http/same-value.ts';
import { addDays, addMonths, daysBetween, monthsBetween, startOfMonth } from '../time/days.ts';
import {
  daysOfRecurrence,
  firstDays,
  movedFrequency,
  type Recurrence,
} from '../time/recurrence.ts';

/** One time that an event takes place, with its day by the rule. */
export type Occurrence = { readonly id: string; readonly day: string };
export type StoredRule = { readonly repeat: Recurrence; readonly first_day: string };
type Move = { readonly before: string; readonly after: string };

/** Where each one is from then on. What was deleted before stays away, unless the rule is another one. */
export type SeriesPlan = StoredRule & {
  readonly placed: readonly Occurrence[];
  readonly created: readonly string[];
  /** Ids for which the new rule has no day. */
  readonly dropped: readonly string[];
};

const daysFromRule = ({ repeat, first_day }: StoredRule, from: string): string[] =>
  daysOfRecurrence(repeat, first_day).filter((day) => day >= from);

const isOnSeveralDays = ({ repeat: { frequency } }: StoredRule): boolean =>
  frequency.kind === 'week' && frequency.weekdays.length > 1;

/**
 * All of them move as one of them does, which is then on its new day: as many as before. Null: that one is on one of
 * several days of the week, so the rule has to be said.
 */
export function movedSeries(
  stored: StoredRule,
  rows: readonly Occurrence[],
  { before, after }: Move,
): SeriesPlan | null {
  if (isOnSeveralDays(stored)) return null;
  const first = rows[0]?.day ?? before;
  const days = daysFromRule(stored, first);
  const frequency = movedFrequency(stored.repeat.frequency, before, after);
  // By whole months: from the first Monday to the Thursday before it may be into the month before, for some and not others.
  const from =
    frequency.kind === 'month'
      ? addMonths(startOfMonth(first), monthsBetween(before, after))
      : addDays(first, daysBetween(before, after));
  const moved = firstDays(frequency, from, days.length);
  const last = moved.at(-1) ?? from;
  const { kind } = stored.repeat.ends;
  return {
    repeat: { frequency, ends: kind === 'open' ? { kind } : { kind: 'until', day: last } },
    first_day: moved[0] ?? from,
    placed: rows.flatMap(({ id, day }) => {
      const to = moved[days.indexOf(day)];
      return to === undefined ? [] : [{ id, day: to }];
    }),
    created: [],
    dropped: [],
  };
}

/** Only its end is another: what is before it stays as it is. */
function withOtherEnd(
  stored: StoredRule,
  rows: readonly Occurrence[],
  days: readonly string[],
  repeat: Recurrence,
): SeriesPlan {
  const known = daysFromRule(stored, rows[0]?.day ?? stored.first_day);
  const [last, end] = [known.at(-1) ?? '', days.at(-1) ?? ''];
  return {
    repeat,
    first_day: days[0] ?? stored.first_day,
    placed: rows.filter(({ day }) => day <= end),
    created: days.filter((day) => day > last),
    dropped: rows.filter(({ day }) => day > end).map(({ id }) => id),
  };
}

/** A new rule for them, in their order: its first day is on or after `from`. `stored`: null where it did not repeat. */
export function replannedSeries(
  stored: StoredRule | null,
  rows: readonly Occurrence[],
  { repeat, from }: { readonly repeat: Recurrence; readonly from: string },
): SeriesPlan {
  const days = daysOfRecurrence(repeat, from);
  const isSameFrequency =
    stored !== null &&
    from === rows[0]?.day &&
    isSameValue(stored.repeat.frequency, repeat.frequency);
  if (isSameFrequency) return withOtherEnd(stored, rows, days, repeat);
  return {
    repeat,
    first_day: days[0] ?? from,
    placed: rows.flatMap(({ id }, index) => {
      const day = days[index];
      return day === undefined ? [] : [{ id, day }];
    }),
    created: days.slice(rows.length),
    dropped: rows.slice(days.length).map(({ id }) => id),
  };
}
