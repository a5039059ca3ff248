import { cyclesOf } from '@caretrail/contract/treatments/cycles';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { hasLeft, shiftPlan } from '@caretrail/contract/treatments/shift';
import { dayName } from '../../../lib/format-day.ts';
import { shiftTexts as texts } from './texts.ts';

const mostShown = 3;

/** The new days in words: the next cycles or sessions, and the last. Empty where nothing is left to move. */
export function shiftPreview(
  treatment: Treatment,
  asked: { readonly days: number; readonly from: string },
): string[] {
  if (!hasLeft(treatment, asked.from)) return [];
  const { firstCycle, ...parts } = shiftPlan(treatment, asked);
  const after = { ...treatment, ...parts };
  const cycles = cyclesOf(after, asked.from).filter(
    ({ number }) => firstCycle !== null && number >= firstCycle,
  );
  const isMoved = new Set(
    treatment.sessions
      .filter(({ status, date }) => status === 'planned' && date >= asked.from)
      .map(({ id }) => id),
  );
  const days = [
    ...new Set(parts.sessions.filter(({ id }) => isMoved.has(id)).map(({ date }) => date)),
  ].toSorted((one, other) => one.localeCompare(other));
  const last = days.at(-1);
  const sessionLines = days.slice(0, mostShown).map(dayName);
  return [
    ...cycles
      .slice(0, mostShown)
      .map(({ number, first }) => texts.cycle({ number, day: dayName(first) })),
    ...(cycles.length > mostShown ? [texts.more({ count: cycles.length - mostShown })] : []),
    ...sessionLines,
    ...(last !== undefined && days.length > mostShown
      ? [texts.lastSession({ day: dayName(last) })]
      : []),
    ...(cycles.length === 0 && days.length === 0 && parts.start !== null
      ? [dayName(parts.start)]
      : []),
  ];
}
