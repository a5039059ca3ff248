import { daysBetween } from '../time/days.ts';
import { cycleOn } from './cycles.ts';
import { deviceUse, isDevice, isOver, isUnderWay, sessionCounts } from './progress.ts';
import type { Treatment } from './schema.ts';

/** The progress of a treatment as text: for the list, its page, the dashboard and the print-out. */

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

function formatCycle(treatment: Treatment, today: string): string | null {
  const { cycles_planned, cycle_length, status, start } = treatment;
  if (cycle_length === null) return null;
  const days = counted(cycle_length, 'day', 'days');
  const all = cycles_planned === null ? null : counted(cycles_planned, 'cycle', 'cycles');
  if (status === 'planned' || start === null || start > today)
    return all === null ? `Cycles of ${days}` : `${all} of ${days}`;
  if (isOver(status)) return all === null ? `Cycles of ${days}` : `${all} planned`;
  const cycle = cycleOn(treatment, today);
  if (cycle === null) return `All ${all ?? 'cycles'} are over`;
  return `Cycle ${cycle.number}${cycles_planned === null ? '' : ` of ${cycles_planned}`}, day ${cycle.day}`;
}

function formatSessions(treatment: Treatment): string | null {
  const counts = sessionCounts(treatment);
  if (counts === null) return null;
  const { done, missed, planned } = counts;
  if (treatment.status === 'planned' && done === 0)
    return `${counted(planned, 'session', 'sessions')} planned`;
  const said = `${done} of ${counted(planned, 'session', 'sessions')}`;
  return missed === 0 ? said : `${said}, ${missed} missed`;
}

function formatDeviceUse(treatment: Treatment, today: string): string | null {
  if (!isDevice(treatment)) return null;
  const use = deviceUse(treatment, today);
  if (use !== null)
    return `${use.hours} hours a day on average, over ${counted(use.days, 'day', 'days')} recorded`;
  const target = treatment.device_hours_per_day;
  return target === null ? null : `${target} hours a day planned`;
}

/** Of a treatment that has nothing but its two days. */
function formatDays({ status, start, end }: Treatment, today: string): string | null {
  if (!isUnderWay(status) || start === null || end === null) return null;
  if (today < start || today > end) return null;
  return `Day ${daysBetween(start, today) + 1} of ${daysBetween(start, end) + 1}`;
}

/** 'Cycle 3 of 6, day 4', '12 of 30 sessions'; the most telling first, none where there is no plan. */
export function formatProgress(treatment: Treatment, today: string): string[] {
  const planned = [
    formatCycle(treatment, today),
    formatSessions(treatment),
    formatDeviceUse(treatment, today),
  ].filter((words) => words !== null);
  const days = planned.length === 0 ? formatDays(treatment, today) : null;
  return days === null ? planned : [days];
}
