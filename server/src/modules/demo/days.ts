import { type Weekday, weekdays } from '@caretrail/contract/time/weekdays';
import { addDays, weekdayOf } from '@caretrail/contract/time/days';
import { currentCycle, cycleStarts, delayedCycle } from './cycles.ts';

export const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
/** When scans are made, and when the eye clinic is open. */
export const scanDays = [...workdays, 'sat'] as const;
export const eyeClinicDays = ['mon', 'wed', 'thu'] as const;

/** The nearest day, from one on or up to it, that is one of these weekdays. */
function nearest(today: string, by: 1 | -1) {
  const isOn = (day: number, on: readonly Weekday[]): boolean =>
    on.some((name) => name === weekdays[weekdayOf(addDays(today, day)) - 1]);
  return (day: number, on: readonly Weekday[] = workdays): number => {
    let found = day;
    while (!isOn(found, on)) found += by;
    return found;
  };
}

/**
 * On which day everything of the demo is, in days from today. Visits are on days on which their place is open, so that it
 * depends on the weekday of today. The cycles do not: capsules are taken at home.
 */
export function demoDays(today: string) {
  const from = nearest(today, 1);
  const upTo = nearest(today, -1);
  const firstScan = from(-350, scanDays);
  const operation = from(-231);
  const biopsy = from(operation + 10);
  // Six whole weeks, that end four weeks before the first cycle.
  const lastSession = upTo(-149, ['fri']);
  const firstSession = lastSession - 39;
  const firstRehab = from(-142);
  const rehab = Array.from({ length: 14 }, (_, week) => firstRehab + week * 7);
  const headaches = upTo(-8);
  /** The first of the weekly ones. */
  const group = from(22);
  const countBefore = (start = 0): number => upTo(start - 1);
  const followUp = (day: number) => {
    const scan = from(day, scanDays);
    return { bloodTest: from(day - 8), scan, report: from(scan + 1), result: from(scan + 2) };
  };
  return {
    firstSeizure: -352,
    firstScan,
    neurology: from(-345),
    secondScan: firstScan + 14 * 7,
    neurosurgery: from(-247),
    operation,
    discharge: operation + 6,
    biopsy,
    molecularReport: from(biopsy + 2),
    treatmentPlan: from(biopsy + 5),
    mask: from(-207),
    radiotherapy: { first: firstSession, last: lastSession },
    /** On the Wednesday of each week of radiotherapy. */
    weeklyCounts: Array.from({ length: 6 }, (_, week) => firstSession + 2 + week * 7),
    /** Before each cycle, the coming one too; and the one that delayed a cycle. */
    cycleCounts: cycleStarts.map((start) => countBefore(start)),
    lowCount: countBefore(delayedCycle.planned),
    /** When the dose of the second cycle was decided, and the present cycle was prescribed. */
    secondDose: countBefore(cycleStarts[1]),
    prescription: countBefore(cycleStarts[currentCycle - 1]),
    nextCount: countBefore(cycleStarts[currentCycle]),
    /** The MRIs after radiotherapy, each with what belongs to it. */
    followUps: [followUp(-126), followUp(-56), followUp(14)] as const,
    secondSeizure: -105,
    higherDose: from(-104),
    infection: -80,
    rehab: { first: firstRehab, last: firstRehab + 13 * 7, all: rehab, report: from(-46) },
    /** The visit after which the present course of dexamethasone began. */
    headaches,
    taper: { first: headaches + 1, last: headaches + 20 },
    eyeClinic: from(19, eyeClinicDays),
    group,
    groupWeekday: weekdays[weekdayOf(addDays(today, group)) - 1] ?? 'mon',
  };
}
export type DemoDays = ReturnType<typeof demoDays>;
