import * as z from 'zod/mini';
import {
  isCalendarDate,
  isLocalDateTime,
  isLocalTime,
  isPartialDate,
  isTimeZone,
} from '../dates.ts';
import { messages } from '../i18n/messages.ts';

const texts = messages('http/date-text', {
  calendarDate: 'Enter a real date as year-month-day, for example 2024-03-05.',
  partialDate: 'Enter a real year, month or day, for example 2024, 2024-03 or 2024-03-05.',
  localDateTime: 'Enter a date and a time, for example 2024-03-05T14:30.',
  localTime: 'Enter a time, for example 08:30.',
  timeZone: 'Select a time zone, for example Europe/London.',
});

const textThat = (fits: (text: string) => boolean, error: () => string) =>
  z.string({ error }).check(z.refine(fits, { error }));

export const calendarDate = textThat(isCalendarDate, () => texts.calendarDate);
export const partialDate = textThat(isPartialDate, () => texts.partialDate);
export const localDateTime = textThat(isLocalDateTime, () => texts.localDateTime);
export const localTime = textThat(isLocalTime, () => texts.localTime);
export const timeZone = textThat(isTimeZone, () => texts.timeZone);
