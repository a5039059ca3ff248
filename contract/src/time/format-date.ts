import { dayFormat } from '../i18n/format.ts';
import { daysBetween } from './days.ts';

const dayAndMonth = dayFormat({ day: 'numeric', month: 'long' });
const withYear = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** About ten months: further away, a day and its month alone could be read as those of another year. */
const clearDays = 300;

/** The one rule of when a day is shown with its year: in another year than today, or far away. */
export const needsYear = (date: string, today: string): boolean =>
  date.slice(0, 4) !== today.slice(0, 4) || Math.abs(daysBetween(today, date)) > clearDays;

/** '20 November'; with its year where it needs one. */
export const formatDate = (date: string, today: string): string =>
  needsYear(date, today) ? withYear(date) : dayAndMonth(date);
