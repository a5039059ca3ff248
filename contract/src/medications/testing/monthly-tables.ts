import type { DayOfMonth } from '../../time/month-days.ts';
import type { Weekday } from '../../time/weekdays.ts';

/**
 * The days on which a medicine is taken by months in 2027 and 2028, written down from a calendar: the day in each month,
 * '.' for a month without a dose. 2028 is a leap year.
 */
export type MonthlyTable = {
  readonly what: string;
  readonly on: DayOfMonth;
  readonly every?: number;
  /** 1 January 2027 unless it says otherwise. */
  readonly from?: string;
  readonly days: { readonly 2027: string; readonly 2028: string };
};

const date = (day: number): DayOfMonth => ({ kind: 'date', day });
const weekday = (nth: 1 | 2 | 3 | 4 | -1, name: Weekday): DayOfMonth => ({
  kind: 'weekday',
  nth,
  weekday: name,
});
const lastDay: DayOfMonth = { kind: 'last_day' };

export const lastSundayTable: MonthlyTable = {
  what: 'the last Sunday of each month',
  on: weekday(-1, 'sun'),
  days: {
    2027: '31 28 28 25 30 27 25 29 26 31 28 26',
    2028: '30 27 26 30 28 25 30 27 24 29 26 31',
  },
};

export const monthlyTables: readonly MonthlyTable[] = [
  {
    what: 'day 1',
    on: date(1),
    days: { 2027: '1 1 1 1 1 1 1 1 1 1 1 1', 2028: '1 1 1 1 1 1 1 1 1 1 1 1' },
  },
  {
    what: 'day 28, which every month has',
    on: date(28),
    days: {
      2027: '28 28 28 28 28 28 28 28 28 28 28 28',
      2028: '28 28 28 28 28 28 28 28 28 28 28 28',
    },
  },
  {
    what: 'day 29: February has it in a leap year',
    on: date(29),
    days: {
      2027: '29 28 29 29 29 29 29 29 29 29 29 29',
      2028: '29 29 29 29 29 29 29 29 29 29 29 29',
    },
  },
  {
    what: 'day 30: the last day of February',
    on: date(30),
    days: {
      2027: '30 28 30 30 30 30 30 30 30 30 30 30',
      2028: '30 29 30 30 30 30 30 30 30 30 30 30',
    },
  },
  {
    what: 'day 31: the last day of a shorter month, never none and never two',
    on: date(31),
    days: {
      2027: '31 28 31 30 31 30 31 31 30 31 30 31',
      2028: '31 29 31 30 31 30 31 31 30 31 30 31',
    },
  },
  {
    what: 'the last day',
    on: lastDay,
    days: {
      2027: '31 28 31 30 31 30 31 31 30 31 30 31',
      2028: '31 29 31 30 31 30 31 31 30 31 30 31',
    },
  },
  {
    what: 'the first Monday',
    on: weekday(1, 'mon'),
    days: { 2027: '4 1 1 5 3 7 5 2 6 4 1 6', 2028: '3 7 6 3 1 5 3 7 4 2 6 4' },
  },
  {
    what: 'the second Tuesday',
    on: weekday(2, 'tue'),
    days: {
      2027: '12 9 9 13 11 8 13 10 14 12 9 14',
      2028: '11 8 14 11 9 13 11 8 12 10 14 12',
    },
  },
  {
    what: 'the third Thursday',
    on: weekday(3, 'thu'),
    days: {
      2027: '21 18 18 15 20 17 15 19 16 21 18 16',
      2028: '20 17 16 20 18 15 20 17 21 19 16 21',
    },
  },
  {
    what: 'the fourth Friday, also where the month has a fifth',
    on: weekday(4, 'fri'),
    days: {
      2027: '22 26 26 23 28 25 23 27 24 22 26 24',
      2028: '28 25 24 28 26 23 28 25 22 27 24 22',
    },
  },
  lastSundayTable,
  {
    what: 'every 3 months on day 15',
    on: date(15),
    every: 3,
    days: {
      2027: '15 . . 15 . . 15 . . 15 . .',
      2028: '15 . . 15 . . 15 . . 15 . .',
    },
  },
  {
    what: 'every 3 months on day 15 from 20 January: the next such day is the first, not one three months on',
    on: date(15),
    every: 3,
    from: '2027-01-20',
    days: {
      2027: '. 15 . . 15 . . 15 . . 15 .',
      2028: '. 15 . . 15 . . 15 . . 15 .',
    },
  },
  {
    what: 'every 6 months on day 31 from 10 February',
    on: date(31),
    every: 6,
    from: '2027-02-10',
    days: {
      2027: '. 28 . . . . . 31 . . . .',
      2028: '. 29 . . . . . 31 . . . .',
    },
  },
  {
    what: 'every 2 months on the last Friday from 30 January, a day after it',
    on: weekday(-1, 'fri'),
    every: 2,
    from: '2027-01-30',
    days: {
      2027: '. 26 . 30 . 25 . 27 . 29 . 31',
      2028: '. 25 . 28 . 30 . 25 . 27 . 29',
    },
  },
  {
    what: 'every 5 months on day 1, which is another month each year',
    on: date(1),
    every: 5,
    days: { 2027: '1 . . . . 1 . . . . 1 .', 2028: '. . . 1 . . . . 1 . . .' },
  },
  {
    what: 'every 12 months on the first Monday of February',
    on: weekday(1, 'mon'),
    every: 12,
    from: '2027-02-01',
    days: { 2027: '. 1 . . . . . . . . . .', 2028: '. 7 . . . . . . . . . .' },
  },
  {
    what: 'every 12 months on 29 February, counted since the leap year of 2024',
    on: date(29),
    every: 12,
    from: '2024-02-29',
    days: { 2027: '. 28 . . . . . . . . . .', 2028: '. 29 . . . . . . . . . .' },
  },
];

const twoDigits = (value: number | string): string => String(value).padStart(2, '0');

/** The dates of a table. */
export const datesOfTable = ({ days }: MonthlyTable): string[] =>
  Object.entries(days).flatMap(([year, line]) => {
    const months = line.split(' ');
    if (months.length !== 12) throw new Error('A year of the table has not twelve months.');
    return months.flatMap((day, month) =>
      day === '.' ? [] : [`${year}-${twoDigits(month + 1)}-${twoDigits(day)}`],
    );
  });
