import type { EventResult } from '@caretrail/contract/timelines/results';
import { cycleStarts, delayedCycle } from './cycles.ts';
import type { DemoDays } from './days.ts';
import type { DemoTreatmentName } from './demo-treatment.ts';

/** A blood count: an event, and the document of the laboratory. */
export type BloodCount = {
  readonly day: number;
  readonly at: string;
  readonly title: string;
  readonly practitioner: string;
  readonly treatment: DemoTreatmentName;
  readonly results: readonly EventResult[];
  readonly outcome?: string;
};

/** Platelets, neutrophils, lymphocytes, haemoglobin. */
type Figures = readonly [number, number, number, number];

const weekly: readonly Figures[] = [
  [236, 5.4, 1.3, 138],
  [221, 4.6, 1.1, 136],
  [204, 4.1, 0.9, 134],
  [187, 3.6, 0.8, 131],
  [172, 3.2, 0.7, 129],
  [165, 2.9, 0.6, 127],
];
/** The neutrophils of the last rise with dexamethasone. */
const beforeCycle: readonly Figures[] = [
  [198, 3.1, 0.7, 130],
  [176, 2.7, 0.7, 128],
  [142, 2.3, 0.6, 126],
  [128, 2.2, 0.7, 125],
  [119, 4.8, 0.6, 124],
];
const low: Figures = [84, 1.9, 0.6, 125];

/** With the ranges that are printed beside them. */
const resultsOf = ([platelets, neutrophils, lymphocytes, haemoglobin]: Figures): EventResult[] => [
  { name: 'Platelets', value: platelets, unit: '×10⁹/L', low: 150, high: 400 },
  { name: 'Neutrophils', value: neutrophils, unit: '×10⁹/L', low: 2, high: 7.5 },
  { name: 'Lymphocytes', value: lymphocytes, unit: '×10⁹/L', low: 1, high: 4 },
  { name: 'Haemoglobin', value: haemoglobin, unit: 'g/L', low: 120, high: 160 },
];

export const titleOfCount = (cycle: number): string => `Blood count before cycle ${cycle}`;

const beforeChemo = { at: '08:15', practitioner: 'Laboratory', treatment: 'chemotherapy' } as const;

/** In the order of their days. */
export function bloodCounts({ weeklyCounts, cycleCounts, lowCount }: DemoDays): BloodCount[] {
  const withRadiotherapy = weekly.map((figures, week): BloodCount => ({
    day: weeklyCounts[week] ?? 0,
    at: '09:40',
    title: 'Blood count',
    practitioner: 'Radiotherapy',
    treatment: 'radiotherapy',
    results: resultsOf(figures),
  }));
  const ofCycles = beforeCycle.map((figures, index): BloodCount => ({
    ...beforeChemo,
    day: cycleCounts[index] ?? 0,
    title: titleOfCount(index + 1),
    results: resultsOf(figures),
    outcome: `The clinic starts cycle ${index + 1} of ${cycleStarts.length}.`,
  }));
  const delaying: BloodCount = {
    ...beforeChemo,
    day: lowCount,
    title: titleOfCount(delayedCycle.number),
    results: resultsOf(low),
    outcome: `Platelets are low. The clinic starts cycle ${delayedCycle.number} a week later.`,
  };
  return [...withRadiotherapy, ...ofCycles, delaying].toSorted((one, other) => one.day - other.day);
}

/** '×10⁹/L' in letters that every PDF viewer has. */
const plainUnit = (unit: string): string => unit.replace('×10⁹', 'x10^9');

/** As the laboratory prints them: 'Platelets 198 x10^9/L (150 to 400)'. */
export const printedResults = (results: readonly EventResult[]): string[] =>
  results.map(
    ({ name, value, unit, low: least, high }) =>
      `${name} ${value} ${plainUnit(unit)} (${least} to ${high})`,
  );
