import { messages } from '../i18n/messages.ts';
import { daysBetween } from '../time/days.ts';
import { cycleOn } from './cycles.ts';
import { deviceUse, isDevice, isOver, isUnderWay, sessionCounts } from './progress.ts';
import type { Treatment } from './schema.ts';

/** The progress of a treatment as text: for the list, its page, the dashboard and the print-out. */

const texts = messages('treatments/progress', {
  openCycles: 'Cycles of {days, plural, one {# day} other {# days}}',
  cycles:
    '{cycles, plural, one {# cycle} other {# cycles}} of {days, plural, one {# day} other {# days}}',
  cyclesPlanned: '{cycles, plural, one {# cycle planned} other {# cycles planned}}',
  cyclesOver: '{cycles, plural, one {The only cycle is over} other {All # cycles are over}}',
  openCyclesOver: 'All cycles are over',
  openCycle: 'Cycle {number, number}, day {day, number}',
  cycle: 'Cycle {number, number} of {planned, number}, day {day, number}',
  sessionsPlanned: '{count, plural, one {# session planned} other {# sessions planned}}',
  sessions: '{done, number} of {planned, plural, one {# session} other {# sessions}}',
  sessionsMissed:
    '{done, number} of {planned, plural, one {# session} other {# sessions}}, {missed, number} missed',
  deviceUse:
    '{hours, plural, one {# hour} other {# hours}} a day on average, over {days, plural, one {# day} other {# days}} recorded',
  devicePlanned: '{hours, plural, one {# hour} other {# hours}} a day planned',
  day: 'Day {day, number} of {days, number}',
});

function formatCycle(treatment: Treatment, today: string): string | null {
  const { cycles_planned: cycles, cycle_length: days, status, start } = treatment;
  if (days === null) return null;
  const isAhead = status === 'planned' || start === null || start > today;
  if (isAhead || isOver(status)) {
    if (cycles === null) return texts.openCycles({ days });
    return isAhead ? texts.cycles({ cycles, days }) : texts.cyclesPlanned({ cycles });
  }
  const cycle = cycleOn(treatment, today);
  if (cycle === null) return cycles === null ? texts.openCyclesOver : texts.cyclesOver({ cycles });
  const { number, day } = cycle;
  return cycles === null
    ? texts.openCycle({ number, day })
    : texts.cycle({ number, day, planned: cycles });
}

function formatSessions(treatment: Treatment): string | null {
  const counts = sessionCounts(treatment);
  if (counts === null) return null;
  const { done, missed, planned } = counts;
  if (treatment.status === 'planned' && done === 0)
    return texts.sessionsPlanned({ count: planned });
  return missed === 0
    ? texts.sessions({ done, planned })
    : texts.sessionsMissed({ done, planned, missed });
}

function formatDeviceUse(treatment: Treatment, today: string): string | null {
  if (!isDevice(treatment)) return null;
  const use = deviceUse(treatment, today);
  if (use !== null) return texts.deviceUse(use);
  const hours = treatment.device_hours_per_day;
  return hours === null ? null : texts.devicePlanned({ hours });
}

/** Of a treatment that has nothing but its two days. */
function formatDays({ status, start, end }: Treatment, today: string): string | null {
  if (!isUnderWay(status) || start === null || end === null) return null;
  if (today < start || today > end) return null;
  return texts.day({ day: daysBetween(start, today) + 1, days: daysBetween(start, end) + 1 });
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
