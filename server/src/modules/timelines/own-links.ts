import type { Queryable } from '../../db/client.ts';
import { hasLocation, nameOfLocation } from '../locations/service.ts';
import { hasMedication } from '../medications/service.ts';
import { refuseForeign } from '../patients/service.ts';
import { hasTreatment } from '../treatments/service.ts';

/** Whose places, treatments and medicines can be named is asked here. */
const links = {
  location_id: { isOwn: hasLocation, what: 'place' },
  treatment_id: { isOwn: hasTreatment, what: 'treatment' },
  medication_id: { isOwn: hasMedication, what: 'medicine' },
} as const;
type Links = { readonly [Name in keyof typeof links]?: string | null | undefined };

/** Whether there is anything to ask. */
export const namesLinks = (named: Links): boolean =>
  (Object.keys(links) as (keyof Links)[]).some((name) => named[name] != null);

/** An event points only to what belongs to the same patient. */
export const refuseForeignLinks = (db: Queryable, patientId: string, named: Links): Promise<void> =>
  refuseForeign(db, patientId, links, named);

/** What the place is called: the event keeps the words when the place is deleted. */
export const placeWords = async (
  db: Queryable,
  patientId: string,
  locationId: string | null,
): Promise<string> =>
  locationId === null ? '' : ((await nameOfLocation(db, patientId, locationId)) ?? '');
