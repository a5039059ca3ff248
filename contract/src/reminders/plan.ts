import { addDays } from '../time/days.ts';
import { dateAt } from '../time/zoned.ts';
import { doseReminders, type MedicineCourse } from './dose-reminders.ts';
import { eventReminders, type RemindedEvent } from './event-reminders.ts';
import { quietAround } from './quiet-hours.ts';
import type { Reminder, Wanted } from './reminder.ts';
import { stepReminders } from './step-reminders.ts';
import { stockReminders } from './stock-reminders.ts';

export type Planned = {
  readonly medicines: readonly MedicineCourse[];
  readonly events: readonly RemindedEvent[];
};

/** Quiet hours move a reminder by less than a day, zones shift a date by one: two days either side hold all of it. */
export const daysToLookAt = (
  nowMs: number,
  zone: string,
  ahead = 2,
): { readonly from: string; readonly to: string } => {
  const today = dateAt(nowMs, zone);
  return { from: addDays(today, -2), to: addDays(today, ahead) };
};

/** All reminders that the settings request for some days of doses and some events, the earliest first. */
export const remindersOf = (
  wanted: Wanted,
  { medicines, events }: Planned,
  days: { readonly from: string; readonly to: string },
  nowMs: number,
): Reminder[] =>
  [
    ...doseReminders(wanted, medicines, days),
    ...stepReminders(wanted, medicines, days),
    ...stockReminders(wanted, medicines, days, nowMs),
    ...eventReminders(wanted, events),
  ].toSorted((one, other) => one.send_ms - other.send_ms);

export type SortedOut = {
  readonly due: readonly Reminder[];
  /** When to look again; null: nothing is planned. */
  readonly nextMs: number | null;
};

/**
 * What is sent now, and when to run again. A reminder that is late, because the server was down, waits for the end of
 * quiet hours that have begun since, where there is time for that.
 */
export function sortOut(
  reminders: readonly Reminder[],
  { settings, zone }: Wanted,
  nowMs: number,
): SortedOut {
  const quiet = quietAround(nowMs, settings.quiet, zone);
  const goesAt = ({ send_ms, until_ms }: Reminder): number => {
    if (send_ms > nowMs) return send_ms;
    return quiet !== null && quiet.endMs > nowMs && quiet.endMs < until_ms ? quiet.endMs : nowMs;
  };
  const open = reminders.filter(({ until_ms }) => nowMs < until_ms);
  const later = open.map(goesAt).filter((ms) => ms > nowMs);
  return {
    due: open.filter((reminder) => goesAt(reminder) <= nowMs),
    nextMs: later.length === 0 ? null : Math.min(...later),
  };
}
