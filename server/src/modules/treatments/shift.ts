import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { inOrder } from '@caretrail/contract/treatments/session';
import { hasLeft, type PlanShift, shiftPlan } from '@caretrail/contract/treatments/shift';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { claimKey } from '../idempotency/service.ts';
import { holdRecord, raiseDataVersion } from '../patients/service.ts';
import { recordChanges } from './changes.ts';
import { updateTreatment } from './repo.ts';
import { writeSessions } from './sessions.ts';
import {
  answerOf,
  existing,
  existingAnswer,
  stale,
  todayOf,
  type TreatmentsDeps,
} from './treatment-record.ts';

/** In a transaction of the caller, who answers for its key. */
export async function shiftOwnPlan(
  deps: Pick<TreatmentsDeps, 'clock' | 'ids'>,
  tx: Queryable,
  context: RecordContext,
  { id, shift }: { id: string; shift: PlanShift },
): Promise<Treatment> {
  const { patientId } = context;
  const { userId } = context.actor;
  const { version, days, from, reason } = shift;
  await holdRecord(tx, patientId);
  const before = await existing(tx, patientId, id);
  const today = await todayOf(deps, tx, patientId);
  if (version !== before.version) throw stale(version, answerOf(before, today));
  if (!hasLeft(before, from))
    throw fail('invalid_input', {
      detail: 'Nothing of this plan is left to move. Please add sessions or change the dates.',
    });
  const { movedSessions, firstCycle, ...parts } = shiftPlan(before, { days, from });
  const after = { ...before, ...parts, sessions: inOrder(parts.sessions) };
  const by = { userId, at: deps.clock.now() };
  await updateTreatment(tx, patientId, after, by);
  await writeSessions(tx, patientId, { id, before: before.sessions, after: after.sessions });
  const told = { days, from, reason, sessions: movedSessions, cycle: firstCycle };
  const shifted = { treatmentId: id, changes: [{ kind: 'shifted' as const, ...told }] };
  await recordChanges(deps, tx, patientId, shifted, by);
  await raiseDataVersion(tx, patientId);
  const changed = ['start', 'end', 'cycle_anchors', 'sessions'];
  const event = auditEvent(context, 'treatment.shifted', 'treatment', id, changed);
  await recordAudit(deps, tx, event);
  return answerOf(await existing(tx, patientId, id), today);
}

type Sent = { readonly body: PlanShift; readonly key: string | null };

/** Moves all that is left, as the preview showed it: the same rule, and the same version of the plan. */
export const shiftTreatment = (
  deps: TreatmentsDeps,
  context: RecordContext,
  id: string,
  { body, key }: Sent,
): Promise<Treatment> =>
  deps.db.transaction(async (tx) => {
    const claim = {
      userId: context.actor.userId,
      key,
      route: treatmentsEndpoints.shift.path,
      content: [id, body],
      resourceId: id,
    };
    return (await claimKey(deps, tx, claim)) === null
      ? shiftOwnPlan(deps, tx, context, { id, shift: body })
      : existingAnswer(deps, tx, context.patientId, id);
  });
