import { formatList, dayFormat } from '../i18n/format.ts';
import { messages } from '../i18n/messages.ts';
import type { DayOfMonth } from './month-days.ts';
import type { Frequency, Recurrence } from './recurrence.ts';
import { weekdayLabels, weekdays } from './weekdays.ts';

const texts = messages('time/repeats', {
  day: 'Every {count, plural, =1 {day} =2 {other day} other {# days}}',
  week: 'Every {count, plural, =1 {week} =2 {other week} other {# weeks}} on {days}',
  month: 'Every {count, plural, =1 {month} =2 {other month} other {# months}} on {which}',
  which: {
    date: 'day {day, number}',
    /** The last one of a month that is shorter. */
    lateDate: 'day {day, number}, or the last day of a shorter month',
    lastDay: 'the last day',
    first: 'the first {day}',
    second: 'the second {day}',
    third: 'the third {day}',
    fourth: 'the fourth {day}',
    last: 'the last {day}',
  },
  until: '{often}, until {day}',
  times: '{often}, {times, plural, one {# time} other {# times}}',
});

const placeNames = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' } as const;
const longDate = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });
/** Every month has this many days. */
const shortestMonth = 28;

/** A day that some months do not have: there it is their last. */
export const isLateDate = (on: DayOfMonth): on is Extract<DayOfMonth, { kind: 'date' }> =>
  on.kind === 'date' && on.day > shortestMonth;

/** 'day 15', 'the last day', 'the first Monday': as in “every month on …”. */
export function formatDayOfMonth(on: DayOfMonth): string {
  switch (on.kind) {
    case 'date':
      return texts.which[isLateDate(on) ? 'lateDate' : 'date']({ day: on.day });
    case 'last_day':
      return texts.which.lastDay;
    case 'weekday':
      return texts.which[placeNames[on.nth]]({ day: weekdayLabels[on.weekday] });
  }
}

/** 'Every other week on Monday and Thursday' */
export function formatFrequency(often: Frequency): string {
  const count = often.every;
  switch (often.kind) {
    case 'day':
      return texts.day({ count });
    case 'week': {
      const days = weekdays.filter((name) => often.weekdays.includes(name));
      if (days.length === weekdays.length && count === 1) return texts.day({ count });
      return texts.week({ count, days: formatList(days.map((name) => weekdayLabels[name])) });
    }
    case 'month':
      return texts.month({ count, which: formatDayOfMonth(often.on) });
  }
}

/** 'Every week on Monday, until 14 March 2027' */
export function formatRecurrence({ frequency, ends }: Recurrence): string {
  const often = formatFrequency(frequency);
  switch (ends.kind) {
    case 'until':
      return texts.until({ often, day: longDate(ends.day) });
    case 'times':
      return texts.times({ often, times: ends.times });
    case 'open':
      return often;
  }
}
