import { limits } from '../limits.ts';
import { treatmentErrors } from './texts.ts';

/** What an edit may name of a plan in cycles. */
export type CyclePlan = {
  readonly start?: string | null | undefined;
  readonly cycle_length?: number | null | undefined;
  readonly cycle_days?: readonly number[] | undefined;
  readonly cycle_anchors?:
    | readonly { readonly cycle: number; readonly start_date: string }[]
    | undefined;
};

/** A later cycle begins later, and none before the treatment itself. */
export function doAnchorsFollow({ start, cycle_anchors = [] }: CyclePlan): boolean {
  const sorted = cycle_anchors.toSorted((one, other) => one.cycle - other.cycle);
  return sorted.every(({ cycle, start_date }, index) => {
    const before = sorted[index - 1];
    if (start && start_date < start) return false;
    return before === undefined || (before.cycle < cycle && before.start_date < start_date);
  });
}

export const areDaysInside = ({ cycle_length, cycle_days = [] }: CyclePlan): boolean =>
  !cycle_length || cycle_days.every((day) => day <= cycle_length);

const most = limits.treatments.length;

/** Sessions and links are counted apart: they have limits of their own. */
const apart: ReadonlySet<string> = new Set(['sessions', 'medication_ids', 'event_ids', 'file_ids']);

export const isTreatmentTooLong = (treatment: object): boolean =>
  JSON.stringify(Object.entries(treatment).filter(([name]) => !apart.has(name))).length > most;
export const treatmentTooLong = (): string => treatmentErrors.tooLong({ most });
