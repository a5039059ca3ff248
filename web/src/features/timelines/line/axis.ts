import {
  addDays,
  addMonths,
  daysBetween,
  startOfMonth,
  startOfWeek,
} from '@caretrail/contract/time/days';
import { shortDay, shortMonth } from '../../../lib/format-day.ts';
import type { Days } from './window.ts';

export type Tick = { readonly day: string; readonly at: number; readonly label: string };

/** Tick distances from fine to coarse, in days or months. */
const steps = [
  { days: 7 },
  { days: 14 },
  { months: 1 },
  { months: 3 },
  { months: 6 },
  { months: 12 },
  { months: 24 },
  { months: 60 },
  { months: 120 },
] as const;
type Step = (typeof steps)[number];

const averageMonth = 30.44;
const daysOfStep = (step: Step): number =>
  'days' in step ? step.days : step.months * averageMonth;

/** The first tick: a Monday, the start of a month, or of a year divisible by the step. */
function firstTick(step: Step, from: string): string {
  if ('days' in step) return startOfWeek(addDays(from, 6));
  const month = startOfMonth(from);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const ahead = (year * 12 + number - 1) % step.months;
  const first = ahead === 0 ? month : addMonths(month, step.months - ahead);
  return first < from ? addMonths(first, step.months) : first;
}

function labelOf(step: Step, day: string): string {
  if ('days' in step) return shortDay(day);
  return day.slice(5, 7) === '01' ? day.slice(0, 4) : shortMonth(day);
}

/** The finest ticks of which at most `most` are visible: weeks, months or years. */
export function axisTicks({ from, to }: Days, most: number): Tick[] {
  const length = daysBetween(from, to);
  const step =
    steps.find((each) => length / daysOfStep(each) <= Math.max(1, most)) ??
    steps.at(-1) ??
    steps[0];
  const ticks: Tick[] = [];
  for (let day = firstTick(step, from); day < to;) {
    ticks.push({ day, at: daysBetween(from, day) / length, label: labelOf(step, day) });
    day = 'days' in step ? addDays(day, step.days) : addMonths(day, step.months);
  }
  return ticks;
}
