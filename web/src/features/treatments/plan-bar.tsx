import type { Treatment } from '@caretrail/contract/treatments/schema';
import { planShare } from './plan-share.ts';

/** How far it is, drawn; the words above it say the same. */
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
