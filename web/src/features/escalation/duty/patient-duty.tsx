import type { DutyOverview } from '@caretrail/contract/circle/escalation-schema';
import { Turns } from './turns.tsx';
import { useDutyAct } from './use-duty-act.ts';

/** For the patient, who is on no duty and may end any. */
export function PatientDuty({ duty }: { readonly duty: DutyOverview }) {
  const act = useDutyAct();
  return (
    <>
      {act.notice}
      <Turns duty={duty} isPatient act={act} />
    </>
  );
}
