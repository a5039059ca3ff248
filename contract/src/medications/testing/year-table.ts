import { isoFromMs } from '../../dates.ts';
import type { Occurrence } from '../occurrence.ts';

/**
 * A year as written in a calendar: a line for each month, a letter for each day, and what every letter stands for.
 * '.' is a day without a dose.
 */
export type YearTable = {
  readonly year: number;
  readonly months: readonly string[];
  readonly letters: Readonly<Record<string, readonly string[]>>;
};

type Days = Record<string, readonly string[]>;

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The doses of each day that has some. */
export function daysOfTable({ year, months, letters }: YearTable): Days {
  const isWhole = lengths.every((length, month) => months[month]?.length === length);
  if (!isWhole) throw new Error('A month of the table has too few or too many days.');
  const days = months.flatMap((line, month) =>
    [...line].map((letter, day) => ({
      date: `${year}-${twoDigits(month + 1)}-${twoDigits(day + 1)}`,
      letter,
    })),
  );
  return Object.fromEntries(
    days
      .filter(({ letter }) => letter !== '.')
      .map(({ date, letter }) => [date, letters[letter] ?? [`'${letter}' is no letter`]]),
  );
}

/** Where a clock shows another day than the one that the dose belongs to, it says so. */
const clockOn = (day: string, dateTime: string): string => {
  const [date = '', clock = ''] = dateTime.split('T');
  const other = date < day ? 'prev ' : 'next ';
  return `${date === day ? '' : other}${clock.slice(0, 5)}`;
};

const wordsOf = ({ local_date, local_date_time, at_ms, parts, is_held }: Occurrence): string => {
  const utc = isoFromMs(at_ms);
  const amounts = parts.map(({ count, strength }) => ` ${count} × ${strength}`).join(' +');
  const held = is_held ? ' held' : '';
  return `${clockOn(local_date, local_date_time)} = ${clockOn(local_date, utc)}Z${amounts}${held}`;
};

/** The same of what a schedule asks for: '08:00 = 07:00Z 1 × 500 mg', the clock at home and that of UTC. */
export function daysOfDoses(doses: readonly Occurrence[]): Days {
  const days: Record<string, string[]> = {};
  for (const dose of doses) (days[dose.local_date] ??= []).push(wordsOf(dose));
  return days;
}
