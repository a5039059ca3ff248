import { slotSetsOf } from '@caretrail/contract/medications/phase-slots';
import type { Medication } from '@caretrail/contract/medications/schema';
import { templates } from './templates.ts';

/** Values to tap instead of typing: known strengths and usual times, never a dose. */
export type Suggestions = {
  readonly times: readonly string[];
  readonly strengths: readonly string[];
  readonly names: readonly string[];
};

const mostTimes = 4;
const mostStrengths = 8;

const slotsOf = ({ schedule }: Medication) =>
  (schedule?.phases ?? []).flatMap((phase) => slotSetsOf(phase).flat());

/** Most common first, then by time. */
function usualTimes(medicines: readonly Medication[]): string[] {
  const counts = new Map<string, number>();
  for (const medicine of medicines) {
    if (medicine.status !== 'current') continue;
    const clocks = slotsOf(medicine).flatMap(({ at }) => (typeof at === 'string' ? [at] : []));
    for (const time of new Set(clocks)) counts.set(time, (counts.get(time) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, mostTimes)
    .map(([time]) => time)
    .toSorted();
}

const isCalled = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const amountIn = (strength: string): number => Number.parseFloat(strength.replace(',', '.'));

function strengthsOf(medicines: readonly Medication[], name: string): string[] {
  if (name.trim() === '') return [];
  const same = medicines.filter((medicine) => isCalled(medicine.name, name));
  const own = same.flatMap((medicine) => [
    ...medicine.stock.map(({ strength }) => strength),
    ...slotsOf(medicine).flatMap(({ parts }) => parts.map(({ strength }) => strength)),
  ]);
  const usual = templates
    .filter(({ values }) => isCalled(values.name ?? '', name))
    .flatMap(({ strengths = [] }) => strengths);
  const found = [...new Set([...own, ...usual])].filter(Boolean);
  return found.toSorted((one, other) => amountIn(one) - amountIn(other)).slice(0, mostStrengths);
}

/** `own`: the medicine being changed, whose times are already in the form. */
export const suggestionsOf = (
  medicines: readonly Medication[],
  name: string,
  own?: string,
): Suggestions => ({
  times: usualTimes(medicines.filter(({ id }) => id !== own)),
  strengths: strengthsOf(medicines, name),
  names: [
    ...new Set([
      ...medicines.map((medicine) => medicine.name),
      ...templates.flatMap(({ values, brands = [] }) => [values.name ?? [], brands].flat()),
    ]),
  ].toSorted(),
});
