import * as z from 'zod/mini';
import { instant } from '../http/record-stamps.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('calendar/errors', {
  mode: 'Select what the calendar shows.',
});

/**
 * What a calendar outside of Caretrail shows of a visit, the least first:
 * - `discreet`: that there is an appointment, and when
 * - `full`: its title and its place too
 * - `preparation`: and what to prepare
 */
export const calendarModes = ['discreet', 'full', 'preparation'] as const;
export type CalendarMode = (typeof calendarModes)[number];

/** More leaves the record than before. */
export const showsMore = (mode: CalendarMode, before: CalendarMode): boolean =>
  calendarModes.indexOf(mode) > calendarModes.indexOf(before);

const mode = z.enum(calendarModes, { error: () => errors.mode });

export const calendarChoice = z.strictObject({ mode });
export type CalendarChoice = z.infer<typeof calendarChoice>;

/** The address by which calendar apps read the visits. The address itself is shown once and not kept. */
const calendarFeed = z.object({
  mode,
  created_at: instant,
  /** Null: no app has read it. */
  last_read_at: z.nullable(instant),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** Null: there is none. */
export const calendarOverview = z.object({ feed: z.nullable(calendarFeed) });
export type CalendarOverview = z.infer<typeof calendarOverview>;

export const newCalendarAddress = z.object({ feed: calendarFeed, url: z.string() });
export type NewCalendarAddress = z.infer<typeof newCalendarAddress>;

const ending = '.ics';

/** What the address ends with. */
export const calendarFileName = (token: string): string => token + ending;
export const tokenOfFile = (file: string): string => file.slice(0, -ending.length);
