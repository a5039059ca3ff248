import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { Database, Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { AuditDeps } from '../audit/service.ts';
import { findLocation } from './repo.ts';

export type LocationsDeps = AuditDeps & { readonly db: Database };

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
