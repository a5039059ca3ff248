import { messages } from '../i18n/messages.ts';

/** Where a text stands: at the beginning of a sentence or a line, or within one. */
export type TextPlace = 'first' | 'within';

/** How often. The limits of a medicine taken as needed follow it: {often} is “As needed” or “As needed for …”. */
export const patternTexts = messages('medications/pattern', {
  first: {
    daily: 'Every day',
    weekdays: 'Every {days}',
    otherDay: 'Every other day',
    everyDays: 'Every {count, plural, one {# day} other {# days}}',
    monthly: 'On {which} of each month',
    monthlyLate: 'On day {day, number} of each month (the last day of a shorter month)',
    everyMonths: 'Every {count, plural, =2 {other month} other {# months}} on {which}',
    cycle:
      '{count, plural, one {Day {days} of every {length, number} days} other {Days {days} of every {length, number} days}}',
    everyHours: '{count, plural, =1 {Every hour} other {Every # hours}}',
    asNeeded: 'As needed',
    asNeededFor: 'As needed for {reason}',
  },
  within: {
    daily: 'every day',
    weekdays: 'every {days}',
    otherDay: 'every other day',
    everyDays: 'every {count, plural, one {# day} other {# days}}',
    monthly: 'on {which} of each month',
    monthlyLate: 'on day {day, number} of each month (the last day of a shorter month)',
    everyMonths: 'every {count, plural, =2 {other month} other {# months}} on {which}',
    cycle:
      '{count, plural, one {day {days} of every {length, number} days} other {days {days} of every {length, number} days}}',
    everyHours: '{count, plural, =1 {every hour} other {every # hours}}',
    asNeeded: 'as needed',
    asNeededFor: 'as needed for {reason}',
  },
  /** How often a month is it, without the day. */
  months: '{count, plural, =1 {every month} other {every # months}}',
  /** Which months: each year the same ones, or as they are counted. */
  inMonths: '{often} ({months})',
  fromMonth: '{often} (counted from {month})',
  atMost: '{often}, at most {most, plural, one {# dose} other {# doses}} in 24 hours',
  apart: '{often}, at least {gap} apart',
  atMostApart:
    '{often}, at most {most, plural, one {# dose} other {# doses}} in 24 hours, at least {gap} apart',
  /** The same, each in a line of its own. */
  lines: {
    atMost: 'At most {most, plural, one {# dose} other {# doses}} in 24 hours',
    apart: 'At least {gap} apart',
  },
});

/** Moments of the day: ACM is breakfast, HS is bedtime. */
export const slotTexts = messages('medications/slot', {
  /** A clock time between moments of the day. */
  clock: 'at {time}',
  at: { ACM: 'before breakfast', HS: 'at bedtime' },
  before: { ACM: '{duration} before breakfast time', HS: '{duration} before bedtime' },
  after: { ACM: '{duration} after breakfast time', HS: '{duration} after bedtime' },
});

/** How often and when: {often} is a pattern, {times} are clock times or moments of the day. */
export const phaseTexts = messages('medications/phase', {
  clocks: '{often} at {times}',
  moments: '{often}, {times}',
  clocksInCycles: '{often} at {times}, {cycles, plural, one {# cycle} other {# cycles}}',
  momentsInCycles: '{often}, {times}, {cycles, plural, one {# cycle} other {# cycles}}',
  hoursFromClock: '{often}, first at {time}',
  hoursFromMoment: '{often}, first {time}',
});

/** How much: {dose} is an amount such as “2 × 2 mg (4 mg)”. */
export const amountTexts = messages('medications/amount', {
  perDay: '{total} a day',
  often: '{total} {often}',
  eachTime: '{dose} each time',
  withTotal: '{doses}, {total} a day',
  atClocks: '{dose} at {times}',
  atMoments: '{dose} {times}',
  clocks: 'at {times}',
});

/** In which cycles a dose is taken. */
export const cycleTexts = messages('medications/cycles', {
  first: {
    one: 'Cycle {cycle, number}',
    several: 'Cycles {cycle, number}–{last, number}',
    from: 'From cycle {cycle, number}',
    fromDay: 'From day {day, number} of cycle {cycle, number}',
  },
  within: {
    one: 'cycle {cycle, number}',
    several: 'cycles {cycle, number}–{last, number}',
    from: 'from cycle {cycle, number}',
    fromDay: 'from day {day, number} of cycle {cycle, number}',
  },
});

/** A whole schedule, from its parts above. */
export const scheduleTexts = messages('medications/schedule', {
  dose: '{often}: {dose}',
  forDays: '{what} for {days, plural, one {# day} other {# days}}',
  until: '{what} until {day}',
  cycle: '{cycles}: {dose}',
  withCycles: '{what}; {cycles}',
  followed: '{before}; then {next}',
});
