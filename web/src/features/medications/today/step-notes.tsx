import { stepWords } from '@caretrail/contract/medications/step-changes';
import { ArrowDownUp } from 'lucide-react';
import { MedicineLink } from '../medicine-link.tsx';
import type { MedicineStep } from './steps.ts';
import { todayTexts as texts } from '../../../shell/doses/texts.ts';

type StepNotesProps = {
  readonly steps: readonly MedicineStep[];
  readonly today: string;
  readonly isNight: boolean;
};

/** A dose that changes, before it does: calm, in sight, with the way to the plan. */
export function StepNotes({ steps, today, isNight }: StepNotesProps) {
  if (steps.length === 0) return null;
  return (
    <ul className="space-y-2">
      {steps.map(({ medicine: { id, name, never_stop_suddenly }, step }) => (
        <li
          key={`${id} ${step.date}`}
          className="flex gap-3 rounded-control border border-edge bg-action-tint px-4 py-3"
        >
          <ArrowDownUp className="mt-1 size-5 shrink-0" aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{stepWords(name, step, today, isNight)}</p>
            {step.to === null && never_stop_suddenly && <p>{texts.endsSuddenly}</p>}
            <MedicineLink id={id} className="link">
              {texts.seePlan}
              <span className="sr-only">{`: ${name}`}</span>
            </MedicineLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
