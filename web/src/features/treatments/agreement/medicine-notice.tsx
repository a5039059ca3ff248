import { hrefOf } from '@caretrail/contract/access/routes';
import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import type { Plan } from '@caretrail/contract/medications/plan-versions';
import type { Medication } from '@caretrail/contract/medications/schema';
import {
  type Disagreement,
  disagreementOf,
  planMove,
} from '@caretrail/contract/treatments/disagreement';
import { addDays } from '@caretrail/contract/time/days';
import { medicineCyclesOf } from '@caretrail/contract/treatments/medicine-cycles';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { treatmentsApi } from '../../../data/treatments.ts';
import { dayIn } from '../../../lib/format-day.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { formatDisagreement } from './format-disagreement.ts';
import { NoticeBox } from './notice-box.tsx';
import { agreementTexts as texts } from './texts.ts';

type Linked = Pick<Medication, 'treatment_id'>;

type Loaded = {
  readonly data?: { readonly data: readonly Treatment[] } | undefined;
  readonly isError: boolean;
};

/** Undefined while it is loading, null where the medicine has none or it could not be loaded. */
export function findTreatment(
  { treatment_id }: Linked,
  { data, isError }: Loaded,
): Treatment | null | undefined {
  if (treatment_id === null) return null;
  // A reload that failed leaves what was loaded before.
  if (data !== undefined) return data.data.find(({ id }) => id === treatment_id) ?? null;
  return isError ? null : undefined;
}

/** The treatment of a medicine, as `findTreatment` says. */
export const useTreatmentOf = (medicine: Linked): Treatment | null | undefined =>
  findTreatment(
    medicine,
    treatmentsApi.useListTreatmentsQuery(undefined, { skip: medicine.treatment_id === null }),
  );

const compared = (treatment: Treatment, plan: Plan, today: string): Disagreement | null => {
  const cycles = medicineCyclesOf(plan, today);
  return cycles && disagreementOf(treatment, cycles, today);
};

type MedicineNoticeProps = {
  readonly medicine: Medication;
  readonly treatment: Treatment | null | undefined;
  readonly today: string;
  /** The way to correct the medicine itself. */
  readonly children: (found: Disagreement) => ReactNode;
};

/** On the page of a medicine whose days are not those of its treatment. */
export function MedicineNotice({ medicine, treatment, today, children }: MedicineNoticeProps) {
  if (!treatment || medicine.state !== 'active') return null;
  const found = compared(treatment, planOfMedication(medicine), today);
  if (found === null) return null;
  const move = planMove(found, today);
  const plan = hrefOf('treatment', { id: treatment.id });
  return (
    <NoticeBox lines={[formatDisagreement(medicine.name, found, today)]}>
      {children(found)}
      {move === null ? (
        <Link to={plan} className="link">
          {texts.toPlan({ title: treatment.title })}
        </Link>
      ) : (
        // The notice on its page asks before anything moves.
        <Link to={`${plan}#dates`} className={buttonClass('secondary')}>
          {texts.openPlan({
            title: treatment.title,
            cycle: found.cycle,
            day: dayIn(addDays(found.planned, move.days), today),
          })}
        </Link>
      )}
    </NoticeBox>
  );
}

type PlanStaysProps = {
  readonly medicine: Medication;
  readonly plan: Plan;
  readonly today: string;
};

/** Before a change of a medicine is saved: what the plan of its treatment says then. */
export function PlanStays({ medicine, plan, today }: PlanStaysProps) {
  const treatment = useTreatmentOf(medicine);
  const found = treatment ? compared(treatment, plan, today) : null;
  if (!treatment || found === null) return null;
  return (
    <p>
      {texts.planStays({
        title: treatment.title,
        cycle: found.cycle,
        planned: dayIn(found.planned, today),
      })}
    </p>
  );
}
