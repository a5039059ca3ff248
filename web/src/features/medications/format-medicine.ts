import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { comingCycles } from '@caretrail/contract/medications/coming-cycles';
import { courseDoses } from '@caretrail/contract/medications/course';
import { cycleAt, type CyclePattern } from '@caretrail/contract/medications/cycle-days';
import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import type { Occurrence } from '@caretrail/contract/medications/occurrence';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';
import { weekdayName } from '../../lib/format-day.ts';
import { longDate } from '../../lib/long-date.ts';
import { dateOf, type DayNow } from '@caretrail/contract/medications/dose-day';
import { cyclePlaceTexts as cycleTexts, listTexts as texts } from './list/texts.ts';

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

const formatHeld = (cycle: number, { cycles }: CyclePattern): string =>
  cycles === null ? cycleTexts.held({ cycle }) : cycleTexts.heldOf({ cycle, cycles });

/** 'Cycle 3 of 6, day 4 of 28: a dose today'; after midnight 'a dose on Wednesday'. */
export function formatCycle(pattern: CyclePattern, now: DayNow): string {
  const today = dateOf(now);
  const { cycles, held, on_days, length } = pattern;
  const found = cycleAt(pattern, today);
  if (found === null) {
    const start = startOf(pattern);
    if (start <= today) return cycleTexts.over({ cycles: cycles ?? 0 });
    // A cycle on hold has no first day.
    return held.includes(1) ? formatHeld(1, pattern) : cycleTexts.starts({ day: longDate(start) });
  }
  const { number: cycle, day } = found;
  if (found.isHeld) return formatHeld(cycle, pattern);
  const place = {
    cycle,
    day,
    // Beside “every 28 days” another length would read as another plan: the first day of the next cycle says it.
    length: found.last - found.first + 1 === length ? length : 0,
    when: typeof now === 'string' ? 'today' : 'day',
    weekday: weekdayName(today),
  };
  const isOn = on_days.includes(day);
  return cycles === null
    ? cycleTexts[isOn ? 'dose' : 'noDose'](place)
    : cycleTexts[isOn ? 'doseOf' : 'noDoseOf']({ ...place, cycles });
}

/** 'Cycle 4 starts on 6 April 2026'; null where none follows, or no day is known for it. */
export function formatNextCycle(medicine: Medication, now: DayNow): string | null {
  const today = dateOf(now);
  const pattern = cycleOf(medicine, today);
  if (pattern === null || cycleAt(pattern, today) === null) return null;
  const next = comingCycles(planOfMedication(medicine), today).find(({ first }) => first > today);
  return next === undefined || next.isHeld
    ? null
    : cycleTexts.next({ cycle: next.cycle, day: longDate(next.first) });
}

type Over = Pick<Medication, 'state' | 'state_since' | 'start_date' | 'end_date'>;

/** 'Stopped on 16 November 2026'; null unless it ended before its planned end. */
export function formatEnd({ state, state_since, end_date }: Over): string | null {
  if (state_since === null || (state !== 'stopped' && state !== 'completed')) return null;
  const cameToItsEnd = end_date !== null && end_date < state_since;
  return cameToItsEnd ? null : texts.over[state]({ day: longDate(state_since) });
}

/** The period in which it was taken. */
export function formatDates(medicine: Over): string {
  const { start_date, end_date } = medicine;
  const over = formatEnd(medicine);
  const from = longDate(start_date);
  if (over !== null) return texts.datesOver({ from, over });
  return end_date === null ? texts.from({ from }) : texts.dates({ from, to: longDate(end_date) });
}

/** How far to look ahead: long enough for two cycles of four weeks, else for a dose of every twelve months. */
const [daysAhead, mostDaysAhead] = [60, 400];

/** The next planned dose, also of later plan versions. Cycles on hold have none. */
export function nextDose(
  medicine: Medication,
  today: string,
  nowMs: number,
  zone: string,
): Occurrence | undefined {
  if (medicine.schedule === null || medicine.state !== 'active') return undefined;
  const nextBetween = (from: string, to: string): Occurrence | undefined =>
    courseDoses(planOfMedication(medicine), { from, to, zone }, [])
      .toSorted((one, other) => one.at_ms - other.at_ms)
      .find(({ at_ms, is_held }) => at_ms > nowMs && !is_held);
  return (
    nextBetween(today, addDays(today, daysAhead)) ??
    nextBetween(addDays(today, daysAhead + 1), addDays(today, mostDaysAhead))
  );
}
