import { type DateParts } from '../../../lib/date-parts.ts';

const list = new Intl.ListFormat('en-GB');

/** What is wrong with a date that was typed and is none. `isPartial`: the year, or the month of a year, will do. */
export function dateError(parts: DateParts, isPartial: boolean): string {
  const day = parts.day.trim();
  const month = parts.month.trim();
  const year = parts.year.trim();
  const missing = [
    day === '' && !isPartial && 'the day',
    month === '' && (!isPartial || day !== '') && 'the month',
    year === '' && 'the year',
  ].filter((each) => each !== false);
  if (missing.length > 0) return `Please write ${list.format(missing)} as well.`;
  if (!/^\d*$/.test(day + month + year)) return 'Please write the date in numbers only.';
  if (year.length !== 4) return 'Please write the year with four numbers, like 1971.';
  return day === ''
    ? 'There is no such month. Please check the month.'
    : 'There is no such day. Please check the day and the month.';
}
