import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { courseDoses } from '@caretrail/contract/medications/course';
import { cycleAt, type CyclePattern } from '@caretrail/contract/medications/cycle-days';
import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import type { Occurrence } from '@caretrail/contract/medications/occurrence';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';
import { longDate } from '../../lib/long-date.ts';
import { listTexts as texts } from './list/texts.ts';

/** The cycle of a medicine on a day; null if it is not taken in cycles. */
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

const formatWaiting = (number: number, pattern: CyclePattern): string =>
  `${placeOf(number, pattern)}: on hold`;

/** 'Cycle 3 of 6, day 4 of 28: a dose today'. */
export function formatCycle(pattern: CyclePattern, today: string): string {
  const cycle = cycleAt(pattern, today);
  if (cycle === null) {
    const start = startOf(pattern);
    if (start <= today) return `All ${pattern.cycles} cycles are over`;
    // A cycle on hold has no first day.
    return pattern.held.includes(1) ? formatWaiting(1, pattern) : `Starts on ${longDate(start)}`;
  }
  if (cycle.isHeld) return formatWaiting(cycle.number, pattern);
  const where = placeOf(cycle.number, pattern);
  const length = cycle.last - cycle.first + 1;
  const isOn = pattern.on_days.includes(cycle.day);
  return `${where}, day ${cycle.day} of ${length}: ${isOn ? 'a dose today' : 'no dose today'}`;
}

type Over = Pick<Medication, 'state' | 'state_since' | 'start_date' | 'end_date'>;

/** 'Stopped on 16 November 2026'; null unless it ended before its planned end. */
export function formatEnd({ state, state_since, end_date }: Over): string | null {
  if (state_since === null || (state !== 'stopped' && state !== 'completed')) return null;
  const cameToItsEnd = end_date !== null && end_date < state_since;
  return cameToItsEnd ? null : texts.over[state](longDate(state_since));
}

/** The period in which it was taken. */
export function formatDates(medicine: Over): string {
  const { start_date, end_date } = medicine;
  const over = formatEnd(medicine);
  return over === null
    ? texts.dates(longDate(start_date), end_date && longDate(end_date))
    : texts.datesOver(longDate(start_date), over);
}

/** How far to look ahead: long enough for two cycles of four weeks. */
const daysAhead = 60;

/** The next planned dose, also of later plan versions. Cycles on hold have none. */
export function nextDose(
  medicine: Medication,
  today: string,
  nowMs: number,
  zone: string,
): Occurrence | undefined {
  if (medicine.schedule === null || medicine.state !== 'active') return undefined;
  const window = { from: today, to: addDays(today, daysAhead), zone };
  return courseDoses(planOfMedication(medicine), window, [])
    .toSorted((one, other) => one.at_ms - other.at_ms)
    .find(({ at_ms, is_held }) => at_ms > nowMs && !is_held);
}
