import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { PlanChangeBody } from '@caretrail/contract/medications/plan-change';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { Caller } from '../../http/caller.ts';
import type { Owner } from '../../http/owner.ts';
import { recordAudit } from '../audit/service.ts';
import { raiseDataVersion } from '../patients/service.ts';
import { medicationOf } from './answer.ts';
import { stale } from './edit.ts';
import { medicationHappening, type MedicationsDeps } from './medication-record.ts';
import { openChange } from './open-change.ts';
import { updateMedication } from './repo.ts';
import { refuseMedicineWithoutRoom } from './room.ts';
import { stepOf, storePlan } from './store-plan.ts';

type Sent = { readonly body: PlanChangeBody; readonly key: string | null };

/** A cycle is delayed, held or goes ahead. Sent again, it counts once; the answer is the plan as it was stored. */
export async function changeCyclePlan(
  deps: MedicationsDeps,
  owner: Owner,
  id: string,
  { body, key }: Sent,
  caller: Caller,
): Promise<Medication> {
  const { patientId, userId } = owner;
  return deps.db.transaction(async (tx) => {
    const sent = { id, body, key, route: medicationsEndpoints.changePlan.path };
    const { moment, before, isDone, answer } = await openChange(deps, tx, owner, sent);
    if (isDone) return answer();
    if (body.version !== undefined && body.version !== before.version)
      throw stale(body.version, medicationOf(before, moment));
    const step = stepOf(deps, before, { ...body.change, reason: body.reason }, moment);
    if (step !== null) {
      await updateMedication(tx, patientId, before, { userId, at: deps.clock.now() });
      await storePlan(deps, tx, owner, before, step);
      await refuseMedicineWithoutRoom(tx, patientId);
      await raiseDataVersion(tx, patientId);
      const happening = medicationHappening('medication.edited', owner, caller, id, ['schedule']);
      await recordAudit(deps, tx, happening);
    }
    return answer();
  });
}
