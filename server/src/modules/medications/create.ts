import { limits } from '@caretrail/contract/limits';
import { dosesADay } from '@caretrail/contract/medications/doses-a-day';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { NewMedication } from '@caretrail/contract/medications/medication-body';
import { isNeverStopped } from '@caretrail/contract/medications/never-stopped';
import type { Medication } from '@caretrail/contract/medications/schema';
import { stateOfRequest } from '@caretrail/contract/medications/status';
import { fail } from '../../http/fail.ts';
import { refusalTexts } from './refusal-texts.ts';
import type { RecordContext } from '../../http/record-context.ts';
import {
  type RecordDeps,
  type RecordWrite,
  roomFor,
  writeRecordOnce,
} from '../patients/service.ts';
import { assertOwnLinks } from '../record-links/service.ts';
import { medicationOf } from './answer.ts';
import { existing, forecastWindow, momentOf } from './medication-record.ts';
import { firstVersion } from './new-version.ts';
import { insertMedication } from './repo.ts';
import { assertChangeQuota, assertMedicineQuota } from './quota.ts';
import { replaceStock } from './stock-repo.ts';
import { insertState, insertVersion } from './versions-repo.ts';

type Sent = {
  readonly body: NewMedication;
  /** Null: the client accepts duplicates. */
  readonly key: string | null;
};

/**
 * §7 create: medicine, first version, stock, audit and key together, or nothing of it. Sent again, it returns what it
 * created.
 */
export async function createMedication(
  deps: RecordDeps,
  context: RecordContext,
  { body, key }: Sent,
): Promise<Medication> {
  const id = deps.ids.next();
  const { path: route } = medicationsEndpoints.listOrAdd;
  const claim = { key, route, content: body, resourceId: id };
  return writeRecordOnce(deps, context, claim, {
    work: (write) => addMedication(deps, write, { id, body }),
    again: async (tx, madeId) => {
      const moment = await momentOf(deps, tx, context.patientId);
      const made = await existing(tx, context.patientId, madeId, forecastWindow(moment));
      return medicationOf(made, moment);
    },
  });
}

/** In a write of the caller. */
export async function addMedication(
  deps: Pick<RecordDeps, 'clock' | 'ids'>,
  write: RecordWrite,
  { id, body }: { id: string; body: NewMedication },
): Promise<Medication> {
  const { tx, patientId, by, context, changed } = write;
  await assertOwnLinks(tx, patientId, body);
  const moment = await momentOf(deps, tx, patientId);
  const version = firstVersion(body, moment);
  const state = stateOfRequest(body);
  const { never_stop_suddenly = isNeverStopped(body) } = body;
  const medicine = { ...body, id, state, never_stop_suddenly };
  const most = roomFor(context, limits.medications.perPatient);
  if ((await insertMedication(tx, patientId, medicine, by)) >= most)
    throw fail('invalid_input', { detail: refusalTexts.tooManyMedicines({ most }) });
  const ids = { id: deps.ids.next(), medicationId: id };
  const doses = dosesADay([version], moment.today);
  const made = await insertVersion(tx, patientId, { ...version, ...ids, doses }, by);
  await assertChangeQuota(write, made);
  // From the first day of its schedule.
  const first = [moment.today, version.effective_from].toSorted()[0] ?? moment.today;
  const since = { state, reason: body.state_reason, effective_from: first };
  await insertState(tx, patientId, { ...since, ...ids }, by);
  await assertMedicineQuota(write);
  if (body.stock.length > 0) await replaceStock(tx, patientId, id, body.stock, by.at);
  changed('medication.created', 'medication', id);
  return medicationOf(await existing(tx, patientId, id, forecastWindow(moment)), moment);
}
