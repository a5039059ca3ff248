import { dateOfDayNumber, dayNumberOf } from './day-number.ts';

/** Calendar days as 'YYYY-MM-DD', without a zone and without a clock. */

const day = 24 * 60 * 60 * 1000;
const lengthOfDate = 'YYYY-MM-DD'.length;

/** Its midnight as if it were UTC's. */
export const msOfDay = (date: string): number => Date.parse(`${date}T00:00:00Z`);
export const dayOfMs = (ms: number): string => new Date(ms).toISOString().slice(0, lengthOfDate);

export const addDays = (date: string, count: number): string =>
  dateOfDayNumber(dayNumberOf(date) + count);

export const daysBetween = (from: string, to: string): number =>
  (msOfDay(to) - msOfDay(from)) / day;

/** The day of a local 'YYYY-MM-DDTHH:mm'. */
export const datePart = (local: string): string => local.slice(0, lengthOfDate);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => new Date(msOfDay(date)).getUTCDay() || 7;

export const startOfWeek = (date: string): string => addDays(date, 1 - weekdayOf(date));

export const startOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The same day `count` months on; the last of the month where it has no such day. */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 1, wanted = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOfMs(Date.UTC(year, month - 1 + count, Math.min(wanted, lastDay)));
}

/** From the month of one day to that of another. */
export function monthsBetween(from: string, to: string): number {
  const monthOf = (date: string): number =>
    Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return monthOf(to) - monthOf(from);
}

export const daysFrom = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(date, index));

/** The weeks, Monday first, that show a whole month. */
export function weeksOfMonth(date: string): string[][] {
  const first = startOfWeek(startOfMonth(date));
  const next = addMonths(startOfMonth(date), 1);
  const weeks = Math.ceil(daysBetween(first, next) / 7);
  return Array.from({ length: weeks }, (_, week) => daysFrom(addDays(first, week * 7), 7));
}
