import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { changePlan } from '@caretrail/contract/medications/plan';
import type {
  Plan,
  PlanChange,
  PlanResult,
  PlanVersion,
} from '@caretrail/contract/medications/plan-versions';
import type { NewSchedule } from '@caretrail/contract/medications/schedule';
import type { Medication } from '@caretrail/contract/medications/schema';

/** The plan of a medicine that is being added. */
export function newPlanOf(
  { home_tz, effective_from, ...schedule }: NewSchedule,
  { nowMs, today, zone }: PreviewMoment,
): {
  readonly plan: Plan;
  readonly added: readonly PlanVersion[];
  readonly replaced: readonly string[];
} {
  const version: PlanVersion = {
    ...schedule,
    id: 'preview-1',
    home_tz: home_tz ?? zone,
    dosage: '',
    effective_from: effective_from ?? today,
    changed_at: new Date(nowMs).toISOString(),
    is_replaced: false,
  };
  const states = [{ state: 'active' as const, effective_from: version.effective_from }];
  return { plan: { versions: [version], states }, added: [version], replaced: [] };
}

export type PreviewMoment = {
  readonly nowMs: number;
  /** The calendar day. */
  readonly today: string;
  readonly zone: string;
};

/** Previews a change with the same function that runs on save. */
export function previewOf(
  medicine: Medication,
  change: PlanChange,
  moment: PreviewMoment,
  log: readonly DoseLogEntry[] = [],
): PlanResult {
  let made = 0;
  const newId = (): string => {
    made += 1;
    return `preview-${made}`;
  };
  return changePlan(planOfMedication(medicine), log, change, { ...moment, newId });
}
