import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { PlanChangeBody } from '@caretrail/contract/medications/plan-change';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, writeRecord } from '../patients/service.ts';
import { medicationOf } from './answer.ts';
import { stale } from './edit.ts';
import { openChange } from './open-change.ts';
import { updateMedication } from './repo.ts';
import { assertMedicineQuota } from './quota.ts';
import { stepOf, storePlan } from './store-plan.ts';

type Sent = { readonly body: PlanChangeBody; readonly key: string | null };

/** A cycle is delayed, held or goes ahead. Sent again, it counts once; the response is the stored plan. */
export const changeCyclePlan = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
  { body, key }: Sent,
): Promise<Medication> =>
  writeRecord(deps, context, async (write) => {
    const { tx, patientId, by, changed } = write;
    const sent = { id, body, key, route: medicationsEndpoints.changePlan.path };
    const { moment, before, isDone, answer } = await openChange(deps, write, sent);
    if (isDone) return answer();
    if (body.version !== undefined && body.version !== before.version)
      throw stale(body.version, medicationOf(before, moment));
    const step = stepOf(deps, before, { ...body.change, reason: body.reason }, moment);
    if (step !== null) {
      await updateMedication(tx, patientId, before, by);
      await storePlan(write, before, step);
      await assertMedicineQuota(write);
      changed('medication.edited', 'medication', id, ['schedule']);
    }
    return answer();
  });
