import * as z from 'zod/mini';
import { dayFormat } from '../i18n/format.ts';
import { messages } from '../i18n/messages.ts';
import { addDays } from './days.ts';

const errors = messages('time/weekdays', { weekday: 'Select days of the week.' });

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

const nameOfDay = dayFormat({ weekday: 'long' });
const aMonday = '2024-01-01';

/** 'Monday', in the language of the moment. */
export const weekdayLabels: Readonly<Record<Weekday, string>> = Object.defineProperties(
  {} as Record<Weekday, string>,
  Object.fromEntries(
    weekdays.map((day, index) => [
      day,
      { enumerable: true, get: () => nameOfDay(addDays(aMonday, index)) },
    ]),
  ),
);

export const weekday = z.enum(weekdays, { error: () => errors.weekday });
