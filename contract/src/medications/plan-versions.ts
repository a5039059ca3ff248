import { msFromIso } from '../dates.ts';
import { dateAt, isoOf } from '../time/zoned.ts';
import type { DatedState } from './course.ts';
import type { FlatSchedule } from './flat-schedule.ts';
import type { MedicationState } from './labels.ts';
import type { CycleChange } from './plan-change.ts';
import type { NewSchedule, ScheduleVersion } from './schedule.ts';

/** One version of a plan, as far as a change needs it. */
export type PlanVersion = Omit<
  ScheduleVersion,
  'medication_id' | 'seq' | 'changed_by' | 'reason'
> & {
  readonly reason?: string;
  /** The flat fields, where these made it. */
  readonly flat?: FlatSchedule | null;
};

/** The versions of a medicine's schedule and its states, in the order in which they were made. */
export type Plan = {
  readonly versions: readonly PlanVersion[];
  readonly states: readonly DatedState[];
};

export type PlanChange =
  | (CycleChange & { readonly reason?: string })
  /** How it is taken from a day on: takes the place of all that was planned from that day on. */
  | {
      readonly kind: 'replace';
      readonly schedule: NewSchedule;
      readonly dosage: string;
      readonly flat?: FlatSchedule | null;
    }
  /** Another wording of the dose; what is planned for later has words of its own. */
  | { readonly kind: 'dosage'; readonly dosage: string }
  /** The first day was entered wrongly. */
  | { readonly kind: 'first_day'; readonly first_day: string }
  | { readonly kind: 'state'; readonly state: MedicationState };

export type PlanMoment = {
  readonly nowMs: number;
  /** The day of the calendar where the patient is. */
  readonly today: string;
  readonly zone: string;
  readonly newId: () => string;
};

export type PlanResult =
  | {
      readonly ok: true;
      readonly plan: Plan;
      /** What has to be stored, in this order; none: nothing changed. */
      readonly added: readonly PlanVersion[];
      readonly replaced: readonly string[];
      readonly state: DatedState | null;
    }
  | { readonly ok: false; readonly field: string; readonly sentence: string };

export const refused = (field: string, sentence: string): PlanResult => ({
  ok: false,
  field,
  sentence,
});

export const newVersion = (
  from: PlanVersion,
  changes: Partial<PlanVersion>,
  { nowMs, today, newId }: PlanMoment,
): PlanVersion => ({
  ...from,
  effective_from: today,
  flat: null,
  reason: '',
  corrects: null,
  ...changes,
  id: newId(),
  changed_at: isoOf(nowMs),
  is_replaced: false,
});

/** The plan with new versions, and without what they take the place of. */
export function withVersions(
  { versions, states }: Plan,
  added: readonly PlanVersion[],
  replaced: readonly string[],
): PlanResult {
  const before = versions.map((version) =>
    replaced.includes(version.id) ? { ...version, is_replaced: true } : version,
  );
  return {
    ok: true,
    plan: { versions: [...before, ...added], states },
    added,
    replaced,
    state: null,
  };
}

export const laterThan = ({ versions }: Plan, date: string): PlanVersion[] =>
  versions.filter((each) => !each.is_replaced && each.effective_from > date);

/**
 * Made to count at once: only a flight west has made its day a later one again. It follows no cycle that moves; what it
 * asks for counts already.
 */
export const isMadeForItsDay = ({
  tz_mode,
  home_tz,
  changed_at,
  effective_from,
}: PlanVersion): boolean => {
  const madeMs = msFromIso(changed_at);
  return tz_mode === 'wall_clock' && madeMs !== null && dateAt(madeMs, home_tz) === effective_from;
};
