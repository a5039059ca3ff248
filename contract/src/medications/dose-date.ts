import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { instant } from '../http/record-stamps.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/dose-date-errors', {
  day: 'Select a day between {first} and {last}.',
});

const [first, last] = ['1900', '2199'] as const;
const error = (): string => errors.day({ first, last });
export const isOfOurTime = (text: string): boolean =>
  text === '' || (text.slice(0, 4) >= first && text.slice(0, 4) <= last);

/** A day for which doses are computed. At the ends of the calendar, zones have no day before or after. */
export const doseDate = calendarDate.check(z.refine(isOfOurTime, { error }));

export const doseInstant = instant.check(z.refine(isOfOurTime, { error }));
