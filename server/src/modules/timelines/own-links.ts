import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { hasLocation, nameOfLocation } from '../locations/service.ts';
import { hasMedication } from '../medications/service.ts';
import { hasTreatment } from '../treatments/service.ts';

type Links = {
  readonly location_id?: string | null | undefined;
  readonly treatment_id?: string | null | undefined;
  readonly medication_id?: string | null | undefined;
};
type Ask = (db: Queryable, patientId: string, id: string) => Promise<boolean>;

/** Whose places, treatments and medicines can be named is asked here. */
const links: Record<keyof Links, { readonly isOwn: Ask; readonly sentence: string }> = {
  location_id: {
    isOwn: hasLocation,
    sentence: 'This place is not one of yours. Please choose another one.',
  },
  treatment_id: {
    isOwn: hasTreatment,
    sentence: 'This treatment is not one of yours. Please choose another one.',
  },
  medication_id: {
    isOwn: hasMedication,
    sentence: 'This medicine is not one of yours. Please choose another one.',
  },
};

/** An event points only to what belongs to the same patient. */
export async function refuseForeignLinks(
  db: Queryable,
  patientId: string,
  named: Links,
): Promise<void> {
  const fields: Record<string, string> = {};
  for (const name of Object.keys(links) as (keyof Links)[]) {
    const id = named[name];
    if (id == null || (await links[name].isOwn(db, patientId, id))) continue;
    fields[name] = links[name].sentence;
  }
  if (Object.keys(fields).length > 0) throw fail('invalid_input', { fields });
}

/** What the place is called: the event keeps the words when the place is deleted. */
export const placeWords = async (
  db: Queryable,
  patientId: string,
  locationId: string | null,
): Promise<string> =>
  locationId === null ? '' : ((await nameOfLocation(db, patientId, locationId)) ?? '');
