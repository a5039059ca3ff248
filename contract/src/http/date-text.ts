import * as z from 'zod/mini';
import {
  isCalendarDate,
  isLocalDateTime,
  isLocalTime,
  isPartialDate,
  isTimeZone,
} from '../dates.ts';

const textThat = (fits: (text: string) => boolean, error: string) =>
  z.string({ error }).check(z.refine(fits, { error }));

export const calendarDate = textThat(
  isCalendarDate,
  'Enter a real date as year-month-day, for example 2024-03-05.',
);

export const partialDate = textThat(
  isPartialDate,
  'Enter a real year, month or day, for example 2024, 2024-03 or 2024-03-05.',
);

export const localDateTime = textThat(
  isLocalDateTime,
  'Enter a date and a time, for example 2024-03-05T14:30.',
);

export const localTime = textThat(isLocalTime, 'Enter a time, for example 08:30.');

export const timeZone = textThat(isTimeZone, 'Select a time zone, for example Europe/London.');
