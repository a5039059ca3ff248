import { isSameValue } from '@caretrail/contract/http/same-value';
import { dosesADay } from '@caretrail/contract/medications/doses-a-day';
import { inForceOn } from '@caretrail/contract/medications/in-force';
import { changePlan } from '@caretrail/contract/medications/plan';
import type {
  PlanChange,
  PlanResult,
  PlanVersion,
} from '@caretrail/contract/medications/plan-versions';
import { fail } from '../../http/fail.ts';
import type { RecordDeps, RecordWrite } from '../patients/service.ts';
import type { CourseRow } from './course-repo.ts';
import type { Moment } from './medication-record.ts';
import { assertChangeQuota } from './quota.ts';
import { insertVersion } from './versions-repo.ts';

type Step = Extract<PlanResult, { ok: true }>;
type Deps = Pick<RecordDeps, 'ids'>;

/** All that determines doses. */
const askedBy = ({ phases, tz_mode, home_tz, day_starts_at, ...rest }: PlanVersion): unknown => [
  phases,
  tz_mode,
  home_tz,
  day_starts_at,
  rest.grace_min,
  rest.miss_after_min,
  rest.dosage,
];

/** How a change affects the plan, as the contract decides. */
export function resultOf(
  { ids }: Deps,
  course: CourseRow,
  change: PlanChange,
  { nowMs, today, zone }: Moment,
): Step {
  const newId = (): string => ids.next();
  const result = changePlan(course, course.log, change, { nowMs, today, zone, newId });
  if (result.ok) return result;
  throw fail('invalid_input', { fields: { [result.field]: result.sentence } });
}

/** The same; null where the doses stay the same. */
export function stepOf(
  deps: Deps,
  course: CourseRow,
  change: PlanChange,
  moment: Moment,
): Step | null {
  const result = resultOf(deps, course, change, moment);
  if (change.kind === 'first_day') return result.added.length === 0 ? null : result;
  const [version] = result.added;
  const isOne = result.added.length === 1 && result.replaced.length === 0;
  const before = version && inForceOn(course.versions, version.effective_from);
  return isOne && before && isSameValue(askedBy(before), askedBy(version)) ? null : result;
}

/** Exactly the versions that the contract decided on: what was previewed is what is stored. */
export async function storePlan(
  write: RecordWrite,
  course: Pick<CourseRow, 'id' | 'versions'>,
  { added, replaced, plan }: Step,
): Promise<void> {
  const { tx, patientId, by } = write;
  const from = added.map(({ effective_from }) => effective_from).toSorted()[0];
  if (from === undefined) return;
  // A corrected first day reaches back; what was planned then takes no more room.
  const now = by.at.toISOString().slice(0, 10);
  const isCorrection = added.some(({ corrects }) => (corrects ?? null) !== null);
  const doses = dosesADay(plan.versions, isCorrection && from < now ? now : from);
  for (const [index, version] of added.entries()) {
    const { reason = '', flat = null, is_replaced: _, changed_at: __, ...rest } = version;
    const replaces = index === 0 ? replaced : [];
    const row = { ...rest, reason, flat, replaces, doses, medicationId: course.id };
    await assertChangeQuota(write, await insertVersion(tx, patientId, row, by));
  }
}
