import { limits } from '@caretrail/contract/limits';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { NewLocation } from '@caretrail/contract/locations/location-body';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { claimKey } from '../idempotency/service.ts';
import { holdRecord } from '../patients/service.ts';
import { existing, type LocationsDeps } from './location-record.ts';
import { countLocations, insertLocation } from './repo.ts';

type Sent = {
  readonly body: NewLocation;
  /** Null: the caller does not mind doing it twice. */
  readonly key: string | null;
};

/** Row, version, audit and key together, or nothing of it. Sent again, it answers what it made. */
export async function createLocation(
  deps: LocationsDeps,
  context: RecordContext,
  { body, key }: Sent,
): Promise<CareLocation> {
  const id = deps.ids.next();
  return deps.db.transaction(async (tx) => {
    const madeBefore = await claimKey(deps, tx, {
      userId: context.actor.userId,
      key,
      route: locationsEndpoints.create.path,
      content: body,
      resourceId: id,
    });
    if (madeBefore === null) return addLocation(deps, tx, context, { id, body });
    return existing(deps, tx, context.patientId, madeBefore);
  });
}

/** In a transaction of the caller, who answers for its key. */
export async function addLocation(
  deps: Pick<LocationsDeps, 'clock' | 'ids'>,
  tx: Queryable,
  context: RecordContext,
  { id, body }: { id: string; body: NewLocation },
): Promise<CareLocation> {
  const { patientId } = context;
  const { userId } = context.actor;
  await holdRecord(tx, patientId);
  if ((await countLocations(tx, patientId)) >= limits.locations.perPatient)
    throw fail('invalid_input', {
      detail: `There is room for ${limits.locations.perPatient} places. Please delete what you no longer need.`,
    });
  await insertLocation(tx, patientId, { ...body, id }, { userId, at: deps.clock.now() });
  await recordAudit(deps, tx, auditEvent(context, 'location.created', 'location', id));
  return existing(deps, tx, patientId, id);
}
