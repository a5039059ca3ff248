import type { Phase } from './schedule.ts';

/** The day from which a new plan counts: its first day, where that was before the day on which it is entered. */
export function countsFrom(phases: readonly Pick<Phase, 'start'>[], today: string): string {
  const start = phases[0]?.start;
  return start !== undefined && 'date' in start && start.date < today ? start.date : today;
}
