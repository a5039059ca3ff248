import { limits } from '@caretrail/contract/limits';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { NewTreatment } from '@caretrail/contract/treatments/treatment-body';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { holdRecord } from '../patients/service.ts';
import { recordChanges } from './changes.ts';
import { refuseForeignPlace } from './own-place.ts';
import { countTreatments, insertTreatment } from './repo.ts';
import { sessionsOf, writeSessions } from './sessions.ts';
import { existingAnswer, type TreatmentsDeps } from './treatment-record.ts';

type Body = Omit<NewTreatment, 'medication_ids' | 'event_ids' | 'file_ids'>;

/** In a transaction of the caller, who answers for its key and its links. */
export async function addTreatment(
  deps: Pick<TreatmentsDeps, 'clock' | 'ids'>,
  tx: Queryable,
  context: RecordContext,
  { id, body }: { id: string; body: Body },
): Promise<Treatment> {
  const { patientId } = context;
  const { userId } = context.actor;
  await holdRecord(tx, patientId);
  if ((await countTreatments(tx, patientId)) >= limits.treatments.perPatient)
    throw fail('too_large', {
      detail: `There is room for ${limits.treatments.perPatient} treatments. Please delete what you no longer need.`,
    });
  await refuseForeignPlace(tx, patientId, body);
  const by = { userId, at: deps.clock.now() };
  await insertTreatment(tx, patientId, { ...body, id }, by);
  const sessions = sessionsOf(deps, [], body.sessions);
  await writeSessions(tx, patientId, { id, before: [], after: sessions });
  const created = { treatmentId: id, changes: [{ kind: 'created' as const }] };
  await recordChanges(deps, tx, patientId, created, by);
  await recordAudit(deps, tx, auditEvent(context, 'treatment.created', 'treatment', id));
  return existingAnswer(deps, tx, patientId, id);
}
