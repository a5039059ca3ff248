import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { instant } from '../http/record-stamps.ts';

const [first, last] = ['1900', '2199'] as const;
const error = `Choose a day between ${first} and ${last}.`;
export const isOfOurTime = (text: string): boolean =>
  text === '' || (text.slice(0, 4) >= first && text.slice(0, 4) <= last);

/** A day that doses are worked out for. At the ends of the calendar the clocks of zones have no day to stand beside. */
export const doseDate = calendarDate.check(z.refine(isOfOurTime, { error }));

export const doseInstant = instant.check(z.refine(isOfOurTime, { error }));
