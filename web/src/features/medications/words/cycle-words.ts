import { cycleAt, type CyclePattern } from '@caretrail/contract/medications/cycle-days';
import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import { longDate } from '../../../lib/long-date.ts';

/** The cycle that a medicine is taken in on a day; null for any other. */
export function cycleOf(
  { schedule }: Pick<Medication, 'schedule'>,
  today: string,
): CyclePattern | null {
  const pattern = phaseOn(schedule?.phases ?? [], today)?.pattern;
  return pattern?.kind === 'cycle' ? pattern : null;
}

/** The first day of the first cycle, which may have been moved. */
const startOf = ({ anchor, shifts }: CyclePattern): string =>
  shifts.find(({ cycle }) => cycle === 1)?.start_date ?? anchor;

const placeOf = (number: number, { cycles }: CyclePattern): string =>
  `Cycle ${number}${cycles === null ? '' : ` of ${cycles}`}`;

const waitingWords = (number: number, pattern: CyclePattern): string =>
  `${placeOf(number, pattern)}: waiting for the go-ahead`;

/** 'Cycle 3 of 6, day 4 of 28: a dose today'. */
export function cycleWords(pattern: CyclePattern, today: string): string {
  const cycle = cycleAt(pattern, today);
  if (cycle === null) {
    const start = startOf(pattern);
    if (start <= today) return `All ${pattern.cycles} cycles are over`;
    // On hold it has no first day, whatever was planned.
    return pattern.held.includes(1) ? waitingWords(1, pattern) : `Starts on ${longDate(start)}`;
  }
  if (cycle.isHeld) return waitingWords(cycle.number, pattern);
  const where = placeOf(cycle.number, pattern);
  const length = cycle.last - cycle.first + 1;
  const isOn = pattern.on_days.includes(cycle.day);
  return `${where}, day ${cycle.day} of ${length}: ${isOn ? 'a dose today' : 'no dose today'}`;
}
