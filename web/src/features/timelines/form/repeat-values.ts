import { isCalendarDate } from '@caretrail/contract/dates';
import { dayInMonth, type DayOfMonth, waysToSay } from '@caretrail/contract/time/month-days';
import { startOfMonth, weekdayOf } from '@caretrail/contract/time/days';
import type { Frequency, Recurrence, RecurrenceEnds } from '@caretrail/contract/time/recurrence';
import { type Weekday, weekdays } from '@caretrail/contract/time/weekdays';
import { isVisit } from '@caretrail/contract/timelines/event-types';
import type { Errors } from '../../../lib/form-values.ts';
import { repeatTexts as texts } from './repeat-texts.ts';
import type { FormValues, TypedEvent } from './values.ts';

/** How an event repeats, as typed. */
export type RepeatValues = {
  /** Empty: it does not, or stays as it is. */
  readonly kind: '' | Frequency['kind'];
  readonly every: string;
  /** None: that of the day of the event. */
  readonly weekdays: readonly Weekday[];
  /** A way of `monthWays`. */
  readonly on: string;
  readonly ends: RecurrenceEnds['kind'];
  readonly until: string;
  readonly times: string;
};

export const noRepeat: RepeatValues = {
  kind: '',
  every: '1',
  weekdays: [],
  on: '',
  ends: 'times',
  until: '',
  times: '',
};

const nameOf = (way: DayOfMonth): string =>
  way.kind === 'weekday' ? `${way.kind} ${way.nth}` : way.kind;

/** In which ways the day of the event can stand for itself in every month. */
export const monthWays = (day: string): { readonly name: string; readonly on: DayOfMonth }[] =>
  isCalendarDate(day) && dayInMonth({ kind: 'last_day' }, startOfMonth(day)) >= day
    ? waysToSay(day).map((on) => ({ name: nameOf(on), on }))
    : [];

export const weekdaysOf = ({
  repeat,
  day,
}: Pick<FormValues, 'repeat' | 'day'>): readonly Weekday[] => {
  if (repeat.weekdays.length > 0 || !isCalendarDate(day)) return repeat.weekdays;
  return weekdays.slice(weekdayOf(day) - 1, weekdayOf(day));
};

/** The schema reports what is not a number. */
const numberOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN);

function frequencyOf({ repeat, day }: FormValues): Frequency | null {
  const every = numberOf(repeat.every);
  switch (repeat.kind) {
    case '':
      return null;
    case 'day':
      return { kind: 'day', every };
    case 'week':
      return { kind: 'week', every, weekdays: [...weekdaysOf({ repeat, day })] };
    case 'month': {
      const ways = monthWays(day);
      const { on } = ways.find(({ name }) => name === repeat.on) ?? ways[0] ?? {};
      return { kind: 'month', every, on: on ?? { kind: 'last_day' } };
    }
  }
}

function endsOf({ ends, until, times }: RepeatValues): RecurrenceEnds {
  switch (ends) {
    case 'until':
      return { kind: ends, day: until };
    case 'times':
      return { kind: ends, times: numberOf(times) };
    case 'open':
      return { kind: ends };
  }
}

/** The rule that was chosen; null for none. Only visits repeat. */
export function repeatOf(values: FormValues): Recurrence | null {
  const frequency = isVisit(values.event_type) ? frequencyOf(values) : null;
  return frequency === null ? null : { frequency, ends: endsOf(values.repeat) };
}

/** Files go to one event, a rule to several: an edit sends one of both. */
export const repeatWithFiles = (values: TypedEvent): Errors =>
  values.files.length > 0 && repeatOf(values) !== null ? { repeats: texts.filesFirst } : {};
