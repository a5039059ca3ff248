import type { Pattern } from '@caretrail/contract/medications/patterns';
import type { PhaseSpan } from '@caretrail/contract/medications/phase-spans';
import { dateOfDayNumber, dayNumberOf } from '@caretrail/contract/time/day-number';
import { addMonths } from '@caretrail/contract/time/days';
import {
  type DayOfMonth,
  daysByMonths,
  firstDayOfMonthlyFrom,
  places,
} from '@caretrail/contract/time/month-days';
import type { Weekday } from '@caretrail/contract/time/weekdays';

/** Which day of which months. */
export type MonthValues = {
  readonly everyMonths: string;
  readonly monthBy: DayOfMonth['kind'] | '';
  readonly monthDay: string;
  /** '1' to '4', and '-1' for the last. */
  readonly monthNth: string;
  readonly monthWeekday: Weekday | '';
};
export const noMonth: MonthValues = {
  everyMonths: '1',
  monthBy: '',
  monthDay: '',
  monthNth: '',
  monthWeekday: '',
};

/** The day of the month as far as it is chosen. */
function dayOfMonthOf(values: MonthValues): DayOfMonth | null {
  const { monthBy, monthDay, monthNth, monthWeekday: weekday } = values;
  switch (monthBy) {
    case '':
      return null;
    case 'date':
      return { kind: 'date', day: Number(monthDay) };
    case 'last_day':
      return { kind: 'last_day' };
    case 'weekday': {
      const nth = places.find((place) => String(place) === monthNth);
      return nth === undefined || weekday === '' ? null : { kind: 'weekday', nth, weekday };
    }
  }
}

export const monthlyOf = (values: MonthValues, anchor: string): Pattern => ({
  kind: 'monthly',
  every: Number(values.everyMonths),
  on: dayOfMonthOf(values) ?? { kind: 'last_day' },
  anchor,
});

type Monthly = Extract<Pattern, { kind: 'monthly' }>;

const monthValues = ({ every, on }: Monthly): MonthValues => ({
  ...noMonth,
  everyMonths: String(every),
  monthBy: on.kind,
  ...(on.kind === 'date' && { monthDay: String(on.day) }),
  ...(on.kind === 'weekday' && { monthNth: String(on.nth), monthWeekday: on.weekday }),
});

/** The first dose of a span, as day number; null if it ends before that. */
function firstOfMonths({ first, last }: Omit<PhaseSpan, 'phase'>, pattern: Monthly): number | null {
  const { on, every, anchor } = pattern;
  const since = Math.max(first, dayNumberOf(anchor));
  // It comes within so many months, also where the plan has no end.
  const until = dayNumberOf(addMonths(dateOfDayNumber(since), every + 1));
  return daysByMonths(on, every, anchor, { first, last: Math.min(last, until) })[0] ?? null;
}

/** Counted from its first day where that gives the same doses, and else from the first of them; null if it can be neither. */
export function byMonths(
  span: PhaseSpan,
  pattern: Monthly,
): (MonthValues & { howOften: 'monthly'; start: string; lastsDays?: string }) | null {
  const { phase, first, last } = span;
  const firstDose = firstOfMonths(span, pattern);
  const fromFirst = dayNumberOf(firstDayOfMonthlyFrom(pattern.on, dateOfDayNumber(first)));
  if (firstDose === null && fromFirst <= last) return null;
  const begins = firstDose === null || fromFirst === firstDose ? first : firstDose;
  return {
    howOften: 'monthly',
    ...monthValues(pattern),
    start: dateOfDayNumber(begins),
    ...('days' in phase.length && { lastsDays: String(last - begins + 1) }),
  };
}

/** In a step, counted from its first day; null if that gives other doses. */
export function stepByMonths(span: Omit<PhaseSpan, 'phase'>, pattern: Monthly): MonthValues | null {
  const fromFirst = { ...pattern, anchor: dateOfDayNumber(span.first) };
  const isSameTurn = firstOfMonths(span, pattern) === firstOfMonths(span, fromFirst);
  return isSameTurn ? monthValues(pattern) : null;
}
