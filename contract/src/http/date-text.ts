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
  'Give a date that exists, as year-month-day, like 2024-03-05.',
);

export const partialDate = textThat(
  isPartialDate,
  'Give a year, a month or a day that exists, like 2024, 2024-03 or 2024-03-05.',
);

export const localDateTime = textThat(
  isLocalDateTime,
  'Give a date and a time, like 2024-03-05T14:30.',
);

export const localTime = textThat(isLocalTime, 'Give a time of day, like 08:30.');

export const timeZone = textThat(isTimeZone, 'Choose a time zone, like Europe/London.');
