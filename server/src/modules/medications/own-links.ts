import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { hasFile } from '../files/service.ts';
import { hasLocation } from '../locations/service.ts';
import { hasTreatment } from '../treatments/service.ts';

type Links = {
  readonly location_id?: string | null | undefined;
  readonly treatment_id?: string | null | undefined;
  readonly photo_file_id?: string | null | undefined;
};

/** A medicine points only to what belongs to the same patient. */
export async function refuseForeignLinks(
  db: Queryable,
  patientId: string,
  { location_id, treatment_id, photo_file_id }: Links,
): Promise<void> {
  const fields: Record<string, string> = {};
  if (location_id != null && !(await hasLocation(db, patientId, location_id)))
    fields['location_id'] = 'This place is not one of yours. Please choose another one.';
  if (treatment_id != null && !(await hasTreatment(db, patientId, treatment_id)))
    fields['treatment_id'] = 'This treatment is not one of yours. Please choose another one.';
  if (photo_file_id != null && !(await hasFile(db, patientId, photo_file_id)))
    fields['photo_file_id'] = 'This file is not one of yours. Please choose another one.';
  if (Object.keys(fields).length > 0) throw fail('invalid_input', { fields });
}
