import { dayFormat } from '../i18n/format.ts';

const dayAndMonth = dayFormat({ day: 'numeric', month: 'long' });
const withYear = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** '20 November'; with its year where that is not the year of today. */
export const formatDate = (date: string, today: string): string =>
  date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date) : withYear(date);
