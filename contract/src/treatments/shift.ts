import * as z from 'zod/mini';
import { wholeNumber } from '../http/bounded.ts';
import { plainText } from '../http/plain-text.ts';
import { recordVersion } from '../http/record-stamps.ts';
import { limits } from '../limits.ts';
import { doseDate } from '../medications/dose-date.ts';
import { addDays, daysBetween } from '../time/days.ts';
import { cyclesOf } from './cycles.ts';
import type { Treatment } from './schema.ts';
import { allowedFrom } from './session-days.ts';
import { treatmentErrors } from './texts.ts';

const most = limits.treatments.shiftDays;

export const planShift = z.strictObject({
  days: wholeNumber(-most, most).check(
    z.refine((days) => days !== 0, { error: () => treatmentErrors.noShift }),
  ),
  /** What is before it stays. */
  from: doseDate,
  reason: z._default(plainText(limits.text.short), ''),
  /** The plan that was looked at. */
  version: recordVersion,
});
export type PlanShift = z.infer<typeof planShift>;

export type ShiftedParts = Pick<Treatment, 'start' | 'end' | 'cycle_anchors' | 'sessions'>;
export type Shiftable = ShiftedParts &
  Pick<Treatment, 'cycle_length' | 'cycles_planned' | 'cycle_days' | 'session_weekdays'>;
type Asked = Pick<PlanShift, 'days' | 'from'>;

const notBefore = (day: string, from: string): string => (day < from ? from : day);

/**
 * Each day of the sessions that are left and where it goes: in the same order, no two on one day that were not before,
 * on the days of the week that the plan has, and none before the day from which it counts.
 */
function movedDays({ sessions, session_weekdays }: Shiftable, { days, from }: Asked) {
  const left = sessions.filter(({ status, date }) => status === 'planned' && date >= from);
  const moved = new Map<string, string>();
  let next = from;
  for (const day of [...new Set(left.map(({ date }) => date))].toSorted()) {
    const wanted = notBefore(addDays(day, days), next);
    const placed = allowedFrom(wanted, session_weekdays);
    moved.set(day, placed);
    next = addDays(placed, 1);
  }
  return moved;
}

/** The first cycle that has not begun, and all after it. What was moved apart before moves along. */
function movedCycles(plan: Shiftable, { days, from }: Asked) {
  const next = cyclesOf(plan, from).find(({ first }) => first >= from);
  if (next === undefined) return { first: null, start: null, anchors: plan.cycle_anchors };
  const by = Math.max(days, daysBetween(next.first, from));
  const later = plan.cycle_anchors
    .filter(({ cycle }) => cycle > next.number)
    .map(({ cycle, start_date }) => ({ cycle, start_date: addDays(start_date, by) }));
  // The first cycle begins with the treatment itself.
  const own =
    next.number === 1 ? [] : [{ cycle: next.number, start_date: addDays(next.first, by) }];
  const before = plan.cycle_anchors.filter(({ cycle }) => cycle < next.number);
  const start = next.number === 1 ? addDays(next.first, by) : null;
  return { first: next.number, start, anchors: [...before, ...own, ...later] };
}

/** The plan with all that is left moved by so many days; what is done, missed or past stays. */
export function shiftPlan(
  plan: Shiftable,
  asked: Asked,
): ShiftedParts & { readonly movedSessions: number; readonly firstCycle: number | null } {
  const { days, from } = asked;
  const moved = movedDays(plan, asked);
  const cycles = movedCycles(plan, asked);
  const put = (day: string | null): string | null =>
    day === null || day < from ? day : (moved.get(day) ?? notBefore(addDays(day, days), from));
  const lastMoved = [...moved.values()].at(-1) ?? from;
  const end = put(plan.end);
  const isLeft = ({ status, date }: Shiftable['sessions'][number]): boolean =>
    status === 'planned' && moved.has(date);
  return {
    start: cycles.start ?? put(plan.start),
    // Days of the week that are left out may carry the last session further than the end.
    end: end === null || end < from ? end : notBefore(end, lastMoved),
    cycle_anchors: [...cycles.anchors],
    sessions: plan.sessions.map((each) =>
      isLeft(each) ? { ...each, date: moved.get(each.date) ?? each.date } : each,
    ),
    movedSessions: plan.sessions.filter(isLeft).length,
    firstCycle: cycles.first,
  };
}

/** Something of the plan is still to come. */
export const hasLeft = (plan: Shiftable, from: string): boolean =>
  plan.sessions.some(({ status, date }) => status === 'planned' && date >= from) ||
  cyclesOf(plan, from).some(({ first }) => first >= from) ||
  (plan.start !== null && plan.start >= from);
