import { cycleOn, isCycleDay, type TreatmentCycle } from '@caretrail/contract/treatments/cycles';
import { isUnderWay } from '@caretrail/contract/treatments/progress';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { Check } from 'lucide-react';
import { planTexts as texts } from './texts.ts';

type CycleStripProps = {
  readonly treatment: Treatment;
  readonly cycles: readonly TreatmentCycle[];
  readonly today: string;
};

/** More days than this would be too thin to see. */
const mostDays = 60;

const lookOf = ({ first, last }: TreatmentCycle, today: string): string => {
  if (last < today) return 'border-fine bg-fine-tint text-fine';
  if (first <= today)
    return 'border-ink bg-sheet text-ink outline-3 outline-offset-1 outline-today';
  return 'border-edge bg-sheet text-ink-soft';
};

/** The cycles in a row, then the days of this one. The words of the page and the list say the same. */
export function CycleStrip({ treatment, cycles, today }: CycleStripProps) {
  const now = isUnderWay(treatment.status) ? cycleOn(treatment, today) : null;
  return (
    <div className="space-y-4">
      <ol aria-hidden="true" className="flex flex-wrap gap-2">
        {cycles.map((cycle) => (
          <li
            key={cycle.number}
            className={`flex min-w-14 flex-col items-center rounded-small border-2 px-2 py-1 leading-tight font-semibold ${lookOf(cycle, today)}`}
          >
            {cycle.number}
            {cycle.last < today ? <Check className="size-4.5" /> : <span className="size-4.5" />}
          </li>
        ))}
      </ol>
      {now !== null && now.length <= mostDays && (
        <div>
          <p className="font-medium">{texts.thisCycle(now.number, now.day, now.length)}</p>
          <div aria-hidden="true" className="mt-2 flex max-w-[44rem] gap-px pb-1.5">
            {Array.from({ length: now.length }, (_, index) => (
              <span
                key={index}
                className={`h-6 min-w-0 flex-1 border ${isCycleDay(treatment, index + 1) ? 'border-type-treatment bg-type-treatment' : 'border-edge bg-paper'} ${index + 1 === now.day ? 'outline-3 outline-offset-1 outline-today' : ''}`}
              />
            ))}
          </div>
          {treatment.cycle_days.length > 0 && (
            <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 pt-1">
              <Key className="border-type-treatment bg-type-treatment" label={texts.given} />
              <Key className="border-edge bg-paper" label={texts.free} />
              <Key
                className="border-edge bg-paper outline-3 outline-offset-1 outline-today"
                label={texts.today}
              />
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

const Key = ({ className, label }: { readonly className: string; readonly label: string }) => (
  <li className="flex items-center gap-2.5">
    <span className={`size-4.5 border ${className}`} />
    {label}
  </li>
);
