import type { LineEntry } from '@caretrail/contract/dashboard/day-line';
import { datePart } from '@caretrail/contract/time/days';
import { localAt } from '@caretrail/contract/time/zoned';
import { weekdayName } from '../../lib/format-day.ts';
import { clockOf } from '../../lib/format-event-time.ts';
import { type DayNow, momentAt } from '../medications/public.ts';
import { formatAgendaTime } from './format-agenda.ts';
import { lineTexts as texts } from './texts.ts';

export type LineClock = {
  /** The day of the line. */
  readonly day: string;
  /** The calendar day, for sentences. */
  readonly today: DayNow;
  readonly zone: string;
  readonly nowMs: number;
};

/** '08:00' by the clock of the patient; 'Wednesday 00:30' on another day than the line. */
export function formatClock(atMs: number, { day, zone }: Pick<LineClock, 'day' | 'zone'>): string {
  const local = localAt(atMs, zone);
  const time = clockOf(local);
  return datePart(local) === day
    ? time
    : texts.onDay({ weekday: weekdayName(datePart(local)), time });
}

/** 'Tomorrow at 08:00', for what comes after the day; after midnight days are named by their weekday. */
export function formatAhead(entry: LineEntry, { today, zone, nowMs }: LineClock): string {
  if (entry.kind === 'doses') return momentAt(entry.atMs, today, zone);
  if (typeof today === 'string') return formatAgendaTime(entry.event, { today, zone, nowMs });
  const { all_day, start } = entry.event;
  return all_day ? weekdayName(datePart(start)) : momentAt(entry.atMs, today, zone);
}
