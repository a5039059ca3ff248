import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';
import { medicineDelay } from '@caretrail/contract/treatments/disagreement';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useState } from 'react';
import { dayIn } from '../../../lib/format-day.ts';
import { Button } from '../../../ui/button.tsx';
import { LeftBehindNote, MedicineNotice } from '../../treatments/agreement/public.ts';
import { CycleDialog } from './cycle-dialog.tsx';
import { cycleTexts as texts } from './texts.ts';

type DaysOfPlanProps = {
  readonly medicine: Medication;
  readonly treatment: Treatment | null | undefined;
  /** The calendar day. */
  readonly today: string;
  /** A cycle was delayed. */
  readonly onDelayed: (cycle: number) => void;
};

/** A notice while the cycles of a medicine do not start on the days of its treatment, and the move to those days. */
export function DaysOfPlan({ medicine, treatment, today, onDelayed }: DaysOfPlanProps) {
  const [asked, setAsked] = useState<{ readonly cycle: number; readonly days: number } | null>(
    null,
  );
  return (
    <>
      <MedicineNotice {...{ medicine, treatment, today }}>
        {(found) => {
          const days = medicineDelay(found, today);
          if (days === null || found.medicine === null) return null;
          const { cycle } = found;
          return (
            <Button look="secondary" onClick={() => setAsked({ cycle, days })}>
              {texts.moveToPlan({
                name: medicine.name,
                cycle,
                day: dayIn(addDays(found.medicine, days), today),
              })}
            </Button>
          );
        }}
      </MedicineNotice>
      <LeftBehindNote treatmentId={medicine.treatment_id} today={today} />
      {asked !== null && (
        <CycleDialog
          medicine={medicine}
          change={{ kind: 'delay', ...asked }}
          heading={texts.moveHeading(asked)}
          lead={texts.moveLead(asked)}
          confirmText={texts.moveConfirm(asked)}
          reason={texts.movedToPlan}
          onDelayed={onDelayed}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
