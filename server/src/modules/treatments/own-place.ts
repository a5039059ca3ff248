import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { hasLocation } from '../locations/service.ts';

/** A treatment names only a place of the same patient. */
export async function refuseForeignPlace(
  db: Queryable,
  patientId: string,
  { location_id }: { readonly location_id?: string | null | undefined },
): Promise<void> {
  if (location_id == null || (await hasLocation(db, patientId, location_id))) return;
  throw fail('invalid_input', {
    fields: { location_id: 'This place is not one of yours. Please choose another one.' },
  });
}
