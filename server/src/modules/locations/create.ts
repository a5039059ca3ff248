import { limits } from '@caretrail/contract/limits';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { NewLocation } from '@caretrail/contract/locations/location-body';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { Owner } from '../../http/owner.ts';
import { recordAudit } from '../audit/service.ts';
import { claimKey } from '../idempotency/service.ts';
import { holdRecord } from '../patients/service.ts';
import { existing, locationHappening, type LocationsDeps } from './location-record.ts';
import { countLocations, insertLocation } from './repo.ts';

type Sent = {
  readonly body: NewLocation;
  /** Null: the caller does not mind doing it twice. */
  readonly key: string | null;
};

/** Row, version, audit and key together, or nothing of it. Sent again, it answers what it made. */
export async function createLocation(
  deps: LocationsDeps,
  owner: Owner,
  { body, key }: Sent,
  caller: Caller,
): Promise<CareLocation> {
  const id = deps.ids.next();
  return deps.db.transaction(async (tx) => {
    const madeBefore = await claimKey(deps, tx, {
      userId: owner.userId,
      key,
      route: locationsEndpoints.create.path,
      content: body,
      resourceId: id,
    });
    if (madeBefore === null) return addLocation(deps, tx, owner, { id, body }, caller);
    return existing(deps, tx, owner.patientId, madeBefore);
  });
}

/** In a transaction of the caller, who answers for its key. */
export async function addLocation(
  deps: Pick<LocationsDeps, 'clock' | 'ids'>,
  tx: Queryable,
  owner: Owner,
  { id, body }: { id: string; body: NewLocation },
  caller: Caller | null,
): Promise<CareLocation> {
  const { patientId, userId } = owner;
  await holdRecord(tx, patientId);
  if ((await countLocations(tx, patientId)) >= limits.locations.perPatient)
    throw fail('invalid_input', {
      detail: `There is room for ${limits.locations.perPatient} places. Please delete what you no longer need.`,
    });
  await insertLocation(tx, patientId, { ...body, id }, { userId, at: deps.clock.now() });
  await recordAudit(deps, tx, locationHappening('location.created', owner, caller, id));
  return existing(deps, tx, patientId, id);
}
