import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { RecordDeps } from '../patients/service.ts';
import { findLocation } from './repo.ts';

/** A place of this patient that is not in the bin; anything else does not exist. */
export async function existing(
  { clock }: Pick<RecordDeps, 'clock'>,
  db: Queryable,
  { patientId, areas }: Pick<RecordContext, 'patientId' | 'areas'>,
  id: string,
): Promise<CareLocation> {
  const found = await findLocation(db, { patientId, areas, now: clock.now() }, id);
  if (!found || found.is_deleted) throw fail('not_found');
  return found.location;
}
