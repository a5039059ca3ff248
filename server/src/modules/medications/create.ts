import { limits } from '@caretrail/contract/limits';
import { dosesADay } from '@caretrail/contract/medications/doses-a-day';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { NewMedication } from '@caretrail/contract/medications/medication-body';
import { isNeverStopped } from '@caretrail/contract/medications/never-stopped';
import type { Medication } from '@caretrail/contract/medications/schema';
import { stateOfRequest } from '@caretrail/contract/medications/status';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { claimKey } from '../idempotency/service.ts';
import { holdRecord } from '../patients/service.ts';
import { medicationOf } from './answer.ts';
import { existing, forecastWindow, momentOf, type MedicationsDeps } from './medication-record.ts';
import { firstVersion } from './new-version.ts';
import { refuseForeignLinks } from './own-links.ts';
import { countMedications, insertMedication, writeDosesADay } from './repo.ts';
import { refuseChangeWithoutRoom, refuseMedicineWithoutRoom } from './room.ts';
import { replaceStock } from './stock-repo.ts';
import { insertState, insertVersion } from './versions-repo.ts';

type Sent = {
  readonly body: NewMedication;
  /** Null: the caller does not mind doing it twice. */
  readonly key: string | null;
};

/** §7 create: medicine, first version, stock, audit and key together, or nothing of it. Sent again, it answers what it made. */
export async function createMedication(
  deps: MedicationsDeps,
  context: RecordContext,
  { body, key }: Sent,
): Promise<Medication> {
  const id = deps.ids.next();
  return deps.db.transaction(async (tx) => {
    const madeBefore = await claimKey(deps, tx, {
      userId: context.actor.userId,
      key,
      route: medicationsEndpoints.listOrAdd.path,
      content: body,
      resourceId: id,
    });
    if (madeBefore === null) return addMedication(deps, tx, context, { id, body });
    const moment = await momentOf(deps, tx, context.patientId);
    const made = await existing(tx, context.patientId, madeBefore, forecastWindow(moment));
    return medicationOf(made, moment);
  });
}

/** In a transaction of the caller, who answers for its key. */
export async function addMedication(
  deps: Pick<MedicationsDeps, 'clock' | 'ids'>,
  tx: Queryable,
  context: RecordContext,
  { id, body }: { id: string; body: NewMedication },
): Promise<Medication> {
  const { patientId } = context;
  const { userId } = context.actor;
  await holdRecord(tx, patientId);
  if ((await countMedications(tx, patientId)) >= limits.medications.perPatient)
    throw fail('invalid_input', {
      detail: `There is room for ${limits.medications.perPatient} medicines. Please delete what you no longer need.`,
    });
  await refuseForeignLinks(tx, patientId, body);
  const moment = await momentOf(deps, tx, patientId);
  const version = firstVersion(body, moment);
  const state = stateOfRequest(body);
  const by = { userId, at: deps.clock.now() };
  const { never_stop_suddenly = isNeverStopped(body) } = body;
  await insertMedication(tx, patientId, { ...body, id, state, never_stop_suddenly }, by);
  const ids = { id: deps.ids.next(), medicationId: id };
  const made = await insertVersion(tx, patientId, { ...version, ...ids }, by);
  await refuseChangeWithoutRoom(tx, patientId, made);
  await writeDosesADay(tx, patientId, id, dosesADay([version], moment.today));
  // From the first day that its schedule knows of.
  const first = [moment.today, version.effective_from].toSorted()[0] ?? moment.today;
  const since = { state, reason: body.state_reason, effective_from: first };
  await insertState(tx, patientId, { ...since, ...ids }, by);
  await refuseMedicineWithoutRoom(tx, patientId);
  if (body.stock.length > 0) await replaceStock(tx, patientId, id, body.stock, by.at);
  await recordAudit(deps, tx, auditEvent(context, 'medication.created', 'medication', id));
  return medicationOf(await existing(tx, patientId, id, forecastWindow(moment)), moment);
}
