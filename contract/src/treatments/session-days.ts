import { weekdays, type Weekday } from '../time/weekdays.ts';
import { addDays, weekdayOf } from '../time/days.ts';
import { cyclesOf, type Cycled } from './cycles.ts';

/** None chosen: any day will do. */
const isAllowed = (day: string, on: readonly Weekday[]): boolean =>
  on.length === 0 || on.includes(weekdays[weekdayOf(day) - 1] ?? 'mon');

/** The day itself, or the first after it on which there may be a session. */
export function allowedFrom(day: string, on: readonly Weekday[]): string {
  let found = day;
  while (!isAllowed(found, on)) found = addDays(found, 1);
  return found;
}

/** '30 sessions, Monday to Friday, from the 3rd on'. */
export function sessionDays(first: string, count: number, on: readonly Weekday[]): string[] {
  const days: string[] = [];
  let day = first;
  while (days.length < count) {
    day = allowedFrom(day, on);
    days.push(day);
    day = addDays(day, 1);
  }
  return days;
}

/** The days of all cycles on which something is given; of an open plan of those that are in sight. */
export const cycleSessionDays = (plan: Cycled, today: string): string[] =>
  cyclesOf(plan, today).flatMap(({ first, last }) =>
    plan.cycle_days
      .toSorted((one, other) => one - other)
      .map((day) => addDays(first, day - 1))
      .filter((day) => day <= last),
  );

/** Where one more session would go: the first day that fits after all that are there. */
export function dayAfterLast(
  sessions: readonly { readonly date: string }[],
  on: readonly Weekday[],
  today: string,
): string {
  const last = sessions
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  return allowedFrom(last === undefined || last < today ? today : addDays(last, 1), on);
}
