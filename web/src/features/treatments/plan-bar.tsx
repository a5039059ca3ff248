import { daysBetween } from '@caretrail/contract/time/days';
import { cyclesOf } from '@caretrail/contract/treatments/cycles';
import { isDevice, isUnderWay, sessionCounts } from '@caretrail/contract/treatments/progress';
import type { Treatment } from '@caretrail/contract/treatments/schema';

/** The part of a stretch of days that lies behind; both ends belong to it. */
const shareOf = (first: string, last: string, today: string): number =>
  Math.min(1, Math.max(0, daysBetween(first, today) / (daysBetween(first, last) + 1)));

/** The share of the plan that is done, from 0 to 1; null if unknown. */
export function planShare(treatment: Treatment, today: string): number | null {
  const { status, start, end, cycles_planned } = treatment;
  if (!isUnderWay(status) || isDevice(treatment)) return null;
  const counts = sessionCounts(treatment);
  if (counts !== null) return Math.min(1, counts.done / Math.max(1, counts.planned));
  const cycles = cycles_planned === null ? [] : cyclesOf(treatment, today);
  const [first, last] = [cycles[0]?.first ?? start, cycles.at(-1)?.last ?? end];
  return first === null || last === null ? null : shareOf(first, last, today);
}

/** The progress as a bar; the text above says the same. */
export function PlanBar({
  treatment,
  today,
}: {
  readonly treatment: Treatment;
  readonly today: string;
}) {
  const share = planShare(treatment, today);
  if (share === null) return null;
  return (
    <div
      aria-hidden="true"
      className="mt-2 h-3 max-w-[34rem] overflow-hidden rounded-full border border-edge bg-paper"
    >
      <div
        className="h-full bg-type-treatment print:[print-color-adjust:exact]"
        style={{ inlineSize: `${Math.round(share * 100)}%` }}
      />
    </div>
  );
}
