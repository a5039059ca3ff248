import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { Database, Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { Owner } from '../../http/owner.ts';
import type { AuditDeps, Happening } from '../audit/service.ts';
import { findLocation } from './repo.ts';

export type LocationsDeps = AuditDeps & { readonly db: Database };

/** For the audit log: who did what to which place, and to which of its fields. */
export const locationHappening = (
  action: string,
  { userId, patientId, sessionId }: Owner,
  caller: Caller | null,
  objectId: string,
  changedFields: readonly string[] = [],
): Happening => ({
  action,
  caller,
  actorId: userId,
  actorRole: 'patient',
  sessionId,
  objectType: 'location',
  objectId,
  subjectPatientId: patientId,
  changedFields,
});

/** A place of this patient that is not in the bin; anything else does not exist. */
export async function existing(
  { clock }: Pick<LocationsDeps, 'clock'>,
  db: Queryable,
  patientId: string,
  id: string,
): Promise<CareLocation> {
  const found = await findLocation(db, patientId, id, clock.now());
  if (!found || found.is_deleted) throw fail('not_found');
  return found.location;
}
