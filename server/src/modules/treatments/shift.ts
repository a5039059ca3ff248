import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { inOrder } from '@caretrail/contract/treatments/session';
import { hasLeft, type PlanShift, shiftPlan } from '@caretrail/contract/treatments/shift';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, type RecordWrite, writeRecordOnce } from '../patients/service.ts';
import { recordChanges } from './changes.ts';
import { updateTreatment } from './repo.ts';
import { writeSessions } from './sessions.ts';
import { refusals } from './texts.ts';
import { answerOf, existing, existingAnswer, stale, todayOf } from './treatment-record.ts';

/** In a write of the caller. */
export async function shiftOwnPlan(
  deps: Pick<RecordDeps, 'clock' | 'ids'>,
  write: RecordWrite,
  { id, shift }: { id: string; shift: PlanShift },
): Promise<Treatment> {
  const { tx, patientId, by, changed } = write;
  const { version, days, from, reason } = shift;
  const before = await existing(tx, patientId, id);
  const today = await todayOf(deps, tx, patientId);
  if (version !== before.version) throw stale(version, answerOf(before, today));
  if (!hasLeft(before, from))
    throw fail('invalid_input', {
      detail: refusals.nothingLeft,
    });
  const { movedSessions, firstCycle, ...parts } = shiftPlan(before, { days, from });
  const after = { ...before, ...parts, sessions: inOrder(parts.sessions) };
  await updateTreatment(tx, patientId, after, by);
  await writeSessions(write, { id, before: before.sessions, after: after.sessions });
  const told = { days, from, reason, sessions: movedSessions, cycle: firstCycle };
  const shifted = { treatmentId: id, changes: [{ kind: 'shifted' as const, ...told }] };
  await recordChanges(deps, write, shifted);
  const names = ['start', 'end', 'cycle_anchors', 'sessions'];
  changed('treatment.shifted', 'treatment', id, names);
  return answerOf(await existing(tx, patientId, id), today);
}

type Sent = { readonly body: PlanShift; readonly key: string | null };

/** Moves all that is left, as the preview showed it: the same rule, and the same version of the plan. */
export const shiftTreatment = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
  { body, key }: Sent,
): Promise<Treatment> => {
  const { path: route } = treatmentsEndpoints.shift;
  const claim = { key, route, content: [id, body], resourceId: id };
  return writeRecordOnce(deps, context, claim, {
    work: (write) => shiftOwnPlan(deps, write, { id, shift: body }),
    again: (tx) => existingAnswer(deps, tx, context.patientId, id),
  });
};
