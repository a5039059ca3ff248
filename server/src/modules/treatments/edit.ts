import { endBeforeStartSentence, endsBeforeStart } from '@caretrail/contract/http/period';
import { isSameValue } from '@caretrail/contract/http/same-value';
import {
  areDaysInside,
  doAnchorsFollow,
  isTreatmentTooLong,
  treatmentTooLong,
} from '@caretrail/contract/treatments/rules';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { treatmentErrors } from '@caretrail/contract/treatments/texts';
import type { TreatmentEdit } from '@caretrail/contract/treatments/treatment-body';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, type RecordWrite, writeRecord } from '../patients/service.ts';
import { assertOwnLinks, linkNames, putTreatmentLinks } from '../record-links/service.ts';
import { editChanges, recordChanges } from './changes.ts';
import { fieldNames, type TreatmentRow, updateTreatment } from './repo.ts';
import { sessionsOf, writeSessions } from './sessions.ts';
import { answerOf, existing, stale, todayOf } from './treatment-record.ts';

const named = [...fieldNames, ...linkNames, 'sessions'] as const;

const isLink = (name: string): boolean => linkNames.some((each) => each === name);

/** Links are equal in any order. */
const isSame = (name: string, one: unknown, other: unknown): boolean =>
  isLink(name) && Array.isArray(one) && Array.isArray(other)
    ? isSameValue(one.map(String).toSorted(byText), other.map(String).toSorted(byText))
    : isSameValue(one, other);
const byText = (one: string, other: string): number => one.localeCompare(other);

/** Only the named fields that differ: the rest is neither written nor added to the history. */
function changesOf(
  deps: Pick<RecordDeps, 'ids'>,
  before: TreatmentRow,
  edit: TreatmentEdit,
): Partial<TreatmentRow> {
  const isNewStatus = edit.status !== undefined && edit.status !== before.status;
  const wanted = {
    ...edit,
    // The reason of a past status says nothing about the next one.
    ...(isNewStatus && { status_reason: edit.status_reason ?? '' }),
    ...(edit.sessions && { sessions: sessionsOf(deps, before.sessions, edit.sessions) }),
  };
  return Object.fromEntries(
    named
      .filter((name) => wanted[name] !== undefined && !isSame(name, wanted[name], before[name]))
      .map((name) => [name, wanted[name]]),
  );
}

/** The result has to be valid, not only what was sent. */
function refuseBrokenPlan(after: TreatmentRow): void {
  const fields = {
    ...(endsBeforeStart(after.start, after.end) && { end: endBeforeStartSentence() }),
    ...(!doAnchorsFollow(after) && { cycle_anchors: treatmentErrors.anchors }),
    ...(!areDaysInside(after) && { cycle_days: treatmentErrors.cycleDays }),
    ...(isTreatmentTooLong(after) && { notes: treatmentTooLong() }),
  };
  if (Object.keys(fields).length > 0) throw fail('invalid_input', { fields });
}

/** Changes the named fields, links too, and refuses to overwrite a version that the client has not seen. */
export const editTreatment = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
  edit: TreatmentEdit,
): Promise<Treatment> =>
  writeRecord(deps, context, (write) => changeTreatment(deps, write, { id, edit }));

/** In a write of the caller. */
export async function changeTreatment(
  deps: Pick<RecordDeps, 'clock' | 'ids'>,
  write: RecordWrite,
  { id, edit }: { id: string; edit: TreatmentEdit },
): Promise<Treatment> {
  const { tx, patientId, by } = write;
  const before = await existing(tx, patientId, id);
  const today = await todayOf(deps, tx, patientId);
  if (edit.version !== undefined && edit.version !== before.version)
    throw stale(edit.version, answerOf(before, today));
  const changes = changesOf(deps, before, edit);
  const changed = Object.keys(changes) as (keyof TreatmentRow)[];
  if (changed.length === 0) return answerOf(before, today);
  const after = { ...before, ...changes };
  refuseBrokenPlan(after);
  await assertOwnLinks(tx, patientId, { location_id: changes.location_id });
  await updateTreatment(tx, patientId, after, by);
  await putTreatmentLinks(write, id, changes);
  const sessions = { id, before: before.sessions, after: after.sessions };
  await writeSessions(write, sessions);
  const told = { treatmentId: id, changes: editChanges(before, after, changed) };
  await recordChanges(deps, write, told);
  write.changed('treatment.edited', 'treatment', id, changed);
  return answerOf(await existing(tx, patientId, id), today);
}
