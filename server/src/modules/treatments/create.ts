import { limits } from '@caretrail/contract/limits';
import type { NewTreatment } from '@caretrail/contract/treatments/treatment-body';
import { fail } from '../../http/fail.ts';
import type { RecordDeps, RecordWrite } from '../patients/service.ts';
import { recordChanges } from './changes.ts';
import { refuseForeignPlace } from './own-place.ts';
import { insertTreatment } from './repo.ts';
import { sessionsOf, writeSessions } from './sessions.ts';

type Body = Omit<NewTreatment, 'medication_ids' | 'event_ids' | 'file_ids'>;

/** In a write of the caller, who answers for its links. */
export async function addTreatment(
  deps: Pick<RecordDeps, 'ids'>,
  { tx, patientId, by, changed }: RecordWrite,
  { id, body }: { id: string; body: Body },
): Promise<void> {
  await refuseForeignPlace(tx, patientId, body);
  if ((await insertTreatment(tx, patientId, { ...body, id }, by)) >= limits.treatments.perPatient)
    throw fail('too_large', {
      detail: `There is room for ${limits.treatments.perPatient} treatments. Please delete what you no longer need.`,
    });
  const sessions = sessionsOf(deps, [], body.sessions);
  await writeSessions(tx, patientId, { id, before: [], after: sessions });
  const created = { treatmentId: id, changes: [{ kind: 'created' as const }] };
  await recordChanges(deps, tx, patientId, created, by);
  changed('treatment.created', 'treatment', id);
}
