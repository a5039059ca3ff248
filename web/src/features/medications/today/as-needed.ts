import type { AsNeededState } from '@caretrail/contract/medications/as-needed';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import type { Pattern } from '@caretrail/contract/medications/patterns';
import { formatHoursAndMinutes } from '@caretrail/contract/medications/format-duration';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { DayNow } from '@caretrail/contract/medications/dose-day';
import { formatSince, momentOf } from '../doses/format-dose.ts';
import { anotherTexts as texts } from './texts.ts';

export type AsNeededMedicine = {
  readonly medicine: Medication;
  readonly pattern: Extract<Pattern, { kind: 'as_needed' }>;
  readonly parts: DoseOccurrence['parts'];
};

/** The as-needed medicines on a day. */
export const asNeededMedicines = (
  medicines: readonly Medication[],
  today: string,
): AsNeededMedicine[] =>
  medicines
    .filter(({ state, start_date }) => state === 'active' && start_date <= today)
    .flatMap((medicine): AsNeededMedicine[] => {
      const phase = phaseOn(medicine.schedule?.phases ?? [], today);
      if (phase?.pattern.kind !== 'as_needed') return [];
      return [{ medicine, pattern: phase.pattern, parts: phase.slots[0]?.parts ?? [] }];
    })
    .toSorted((one, other) => one.medicine.name.localeCompare(other.medicine.name));

/** When as-needed doses of a medicine were taken. */
export const takenAsNeeded = (doses: readonly DoseOccurrence[], id: string): number[] =>
  doses
    .filter(
      ({ medication_id, slot_id, log }) =>
        medication_id === id && slot_id === null && log?.status === 'taken',
    )
    .map(({ log, at }) => Date.parse(log?.at ?? at));

type Limits = Pick<Extract<Pattern, { kind: 'as_needed' }>, 'max_per_day' | 'min_gap_min'>;
type Clock = { readonly nowMs: number; readonly today: DayNow; readonly zone: string };

/** Reasons against another dose by the plan; empty if it can be recorded without asking. */
export function formatAnotherDose(
  { max_per_day, min_gap_min }: Limits,
  { lastMs, inLastDay, isTooSoon, isAtMost }: AsNeededState,
  { nowMs, today, zone }: Clock,
): string[] {
  if (lastMs === null || !(isTooSoon || isAtMost)) return [];
  const ago = formatSince(nowMs - lastMs);
  const last = texts.last({ ago, ...momentOf(lastMs, today, zone) });
  const gap = isTooSoon ? texts.gap({ least: formatHoursAndMinutes(min_gap_min ?? 0) }) : '';
  const most = isAtMost ? texts.inLastDay({ count: inLastDay, most: max_per_day ?? 0 }) : '';
  return [[last, gap].filter(Boolean).join(' '), most].filter(Boolean);
}
