import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordDeps } from '../patients/service.ts';
import { findLocation } from './repo.ts';

/** A place of this patient that is not in the bin; anything else does not exist. */
export async function existing(
  { clock }: Pick<RecordDeps, 'clock'>,
  db: Queryable,
  patientId: string,
  id: string,
): Promise<CareLocation> {
  const found = await findLocation(db, patientId, id, clock.now());
  if (!found || found.is_deleted) throw fail('not_found');
  return found.location;
}
