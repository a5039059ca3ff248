import { isSameValue } from '@caretrail/contract/http/same-value';
import { asDecidedSince } from '@caretrail/contract/medications/current-cycles';
import type { MedicationState } from '@caretrail/contract/medications/labels';
import type { MedicationEdit } from '@caretrail/contract/medications/medication-body';
import type { Medication } from '@caretrail/contract/medications/schema';
import { stateOfRequest, statusOfState } from '@caretrail/contract/medications/status';
import { strengthFinder } from '@caretrail/contract/medications/strength';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, type RecordWrite, writeRecord } from '../patients/service.ts';
import { assertOwnLinks } from '../record-links/service.ts';
import { medicationOf } from './answer.ts';
import type { CourseRow, StockRow } from './course-repo.ts';
import { wholeCourse } from './first-day.ts';
import { existing, forecastWindow, momentOf, type Moment } from './medication-record.ts';
import { planChangeOf } from './new-version.ts';
import { columns, updateMedication, type MedicationFields } from './repo.ts';
import { resultOf, stepOf, storePlan } from './store-plan.ts';
import { assertChangeQuota, assertMedicineQuota } from './quota.ts';
import { replaceStock } from './stock-repo.ts';
import { insertState, readVersions } from './versions-repo.ts';

/** A medicine on hold stays so where an edit only repeats that it is a current one. */
const nextState = (before: MedicationState, edit: MedicationEdit): MedicationState =>
  edit.state === undefined && (edit.status ?? statusOfState(before)) === statusOfState(before)
    ? before
    : stateOfRequest(edit);

/** Only the named fields that differ: the rest is neither written nor audited. */
function changesOf(before: MedicationFields, edit: MedicationEdit): Partial<MedicationFields> {
  const state = nextState(before.state, edit);
  // The reason of a past state says nothing about the next one.
  const state_reason = edit.state_reason ?? (state === before.state ? before.state_reason : '');
  const named = { ...edit, state, state_reason };
  return Object.fromEntries(
    columns
      .filter((name) => named[name] !== undefined && !isSameValue(named[name], before[name]))
      .map((name) => [name, named[name]]),
  );
}

/**
 * §7 edit: changes the named fields, and refuses to overwrite a version that the client has not seen. A changed
 * schedule creates a new version; a start date alone corrects the first day.
 */
export const editMedication = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
  edit: MedicationEdit,
): Promise<Medication> =>
  writeRecord(deps, context, (write) => changeMedication(deps, write, { id, edit }));

/** In a write of the caller. */
export async function changeMedication(
  deps: Pick<RecordDeps, 'clock' | 'ids'>,
  write: RecordWrite,
  { id, edit }: { id: string; edit: MedicationEdit },
): Promise<Medication> {
  const { tx, patientId, by, changed } = write;
  const moment = await momentOf(deps, tx, patientId);
  const before = await existing(tx, patientId, id, forecastWindow(moment));
  if (edit.version !== undefined && edit.version !== before.version)
    throw stale(edit.version, medicationOf(before, moment));

  const changes = changesOf(before, edit);
  await assertOwnLinks(tx, patientId, changes);
  const asked = planChangeOf(before, await asReadBy(tx, patientId, id, edit, moment), moment);
  const isFirstDay = asked?.change.kind === 'first_day';
  const course = isFirstDay ? await wholeCourse(tx, patientId, before) : before;
  const next = asked && stepOf(deps, course, asked.change, moment);
  const stock = edit.stock && !isSameValue(edit.stock, before.stock) ? edit.stock : null;
  const planned = next === null ? [] : (asked?.changed ?? []);
  const names = [...Object.keys(changes), ...planned, ...(stock ? ['stock'] : [])];
  if (names.length === 0) return medicationOf(before, moment);

  const after = { ...before, ...changes };
  await updateMedication(tx, patientId, after, by);
  if (next) await storePlan(write, before, next);
  if (after.state !== before.state) {
    const { state: since } = resultOf(deps, before, { kind: 'state', state: after.state }, moment);
    const row = {
      state: after.state,
      reason: after.state_reason,
      effective_from: since?.effective_from ?? moment.today,
      id: deps.ids.next(),
      medicationId: id,
    };
    await assertChangeQuota(write, await insertState(tx, patientId, row, by));
  }
  await assertMedicineQuota(write);
  if (stock) await replaceStock(tx, patientId, id, withCounts(stock, before), by.at);
  changed('medication.edited', 'medication', id, names);
  return medicationOf(await existing(tx, patientId, id, forecastWindow(moment)), moment);
}

/** Only a strength whose number changed was counted: the form sends them all. */
const withCounts = (stock: readonly StockRow[], { stock: before, counted }: CourseRow) =>
  stock.map((row) => {
    const place = strengthFinder(before)(row.strength);
    const isSame = before[place]?.on_hand === row.on_hand;
    return { ...row, ...(isSame && { count_at: counted[place]?.count_at }) };
  });

/** A client that names no version may have read any of them. */
async function asReadBy(
  tx: Queryable,
  patientId: string,
  id: string,
  edit: MedicationEdit,
  { today }: Moment,
): Promise<MedicationEdit> {
  const { schedule, version } = edit;
  if (!schedule || version !== undefined) return edit;
  const versions = (await readVersions(tx, patientId, id)).toReversed();
  return {
    ...edit,
    schedule: { ...schedule, phases: asDecidedSince({ versions }, schedule.phases, today) },
  };
}

export const stale = (yours: number, stored: Medication) =>
  fail('stale_version', {
    body: { conflict: { your_version: yours, stored_version: stored.version, stored } },
  });
