import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { PlanChangeBody } from '@caretrail/contract/medications/plan-change';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { raiseDataVersion } from '../patients/service.ts';
import { medicationOf } from './answer.ts';
import { stale } from './edit.ts';
import { type MedicationsDeps } from './medication-record.ts';
import { openChange } from './open-change.ts';
import { updateMedication } from './repo.ts';
import { refuseMedicineWithoutRoom } from './room.ts';
import { stepOf, storePlan } from './store-plan.ts';

type Sent = { readonly body: PlanChangeBody; readonly key: string | null };

/** A cycle is delayed, held or goes ahead. Sent again, it counts once; the answer is the plan as it was stored. */
export async function changeCyclePlan(
  deps: MedicationsDeps,
  context: RecordContext,
  id: string,
  { body, key }: Sent,
): Promise<Medication> {
  const { patientId } = context;
  const { userId } = context.actor;
  return deps.db.transaction(async (tx) => {
    const sent = { id, body, key, route: medicationsEndpoints.changePlan.path };
    const { moment, before, isDone, answer } = await openChange(deps, tx, context, sent);
    if (isDone) return answer();
    if (body.version !== undefined && body.version !== before.version)
      throw stale(body.version, medicationOf(before, moment));
    const step = stepOf(deps, before, { ...body.change, reason: body.reason }, moment);
    if (step !== null) {
      await updateMedication(tx, patientId, before, { userId, at: deps.clock.now() });
      await storePlan(deps, tx, context, before, step);
      await refuseMedicineWithoutRoom(tx, patientId);
      await raiseDataVersion(tx, patientId);
      const event = auditEvent(context, 'medication.edited', 'medication', id, ['schedule']);
      await recordAudit(deps, tx, event);
    }
    return answer();
  });
}
