import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { NewTreatment } from '@caretrail/contract/treatments/treatment-body';
import type { RecordContext } from '../../http/record-context.ts';
import { claimKey } from '../idempotency/service.ts';
import { addTreatment } from './create.ts';
import { putLinks } from './links.ts';
import { existingAnswer, type TreatmentsDeps } from './treatment-record.ts';

type Sent = {
  readonly body: NewTreatment;
  /** Null: the caller does not mind doing it twice. */
  readonly key: string | null;
};

/** Row, sessions, links, history, audit and key together, or nothing of it. Sent again, it answers what it made. */
export async function createTreatment(
  deps: TreatmentsDeps,
  context: RecordContext,
  { body, key }: Sent,
): Promise<Treatment> {
  const id = deps.ids.next();
  return deps.db.transaction(async (tx) => {
    const madeBefore = await claimKey(deps, tx, {
      userId: context.actor.userId,
      key,
      route: treatmentsEndpoints.create.path,
      content: body,
      resourceId: id,
    });
    if (madeBefore !== null) return existingAnswer(deps, tx, context.patientId, madeBefore);
    await addTreatment(deps, tx, context, { id, body });
    await putLinks(deps, tx, context, id, body);
    return existingAnswer(deps, tx, context.patientId, id);
  });
}
