import type { Medication } from '@caretrail/contract/medications/schema';
import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import { clockText, minutesOfClock } from '@caretrail/contract/time/day-number';
import { dayName } from '../../../lib/format-day.ts';
import { sameDaysTexts as texts } from './plan-texts.ts';
import { scheduleValuesOf } from './schedule-values.ts';
import type { FormValues } from './values.ts';

const dayMinutes = 24 * 60;

/** The medicines taken in cycles, whose days can be copied. */
export const inCycles = (medicines: readonly Medication[], today: string): Medication[] =>
  medicines.filter(
    ({ status, schedule }) =>
      status === 'current' && phaseOn(schedule?.phases ?? [], today)?.pattern.kind === 'cycle',
  );

/** Preselects the chemotherapy if there is exactly one. */
export function likelySame(others: readonly Medication[]): string {
  const [only, ...more] = others.filter(({ category }) => category === 'chemo');
  return only === undefined || more.length > 0 ? '' : only.id;
}

/** Medicines of the same name are distinguished by dose, or by first day if the dose is also the same. */
export function sameDaysChoices(
  others: readonly Medication[],
): { readonly value: string; readonly label: string }[] {
  const alone = (words: (each: Medication) => string, of: Medication): boolean =>
    others.filter((each) => words(each) === words(of)).length === 1;
  const name = (each: Medication): string => each.name;
  const withDose = (each: Medication): string =>
    [each.name, each.dosage].filter(Boolean).join(', ');
  const withStart = (each: Medication): string =>
    texts.withStart({ medicine: withDose(each), day: dayName(each.start_date) });
  return others.map((each) => {
    const words = [name, withDose].find((by) => alone(by, each)) ?? withStart;
    return { value: each.id, label: words(each) };
  });
}

const earlier = (time: string, minutes: number): string =>
  clockText((minutesOfClock(time) - minutes + dayMinutes) % dayMinutes);

/** "Same days as …, one hour before": copies the cycle with delays and holds, and moves the times earlier. */
export function sameDaysAs(
  medicine: Medication,
  minutesBefore: number,
): Partial<FormValues> | null {
  const copied = scheduleValuesOf(medicine.schedule);
  if (copied?.howOften !== 'cycle') return null;
  const { howOften, cycleOn, isCycleApart, cycleLength, cycles, keptCycle, start, times } = copied;
  return {
    howOften,
    cycleOn,
    isCycleApart,
    cycleLength,
    cycles,
    keptCycle,
    start,
    times: times.map(({ time }) => ({
      time: time === '' ? '' : earlier(time, minutesBefore),
      parts: [],
    })),
  };
}
