import type { Queryable } from '../../db/client.ts';
import { hasFile } from '../files/service.ts';
import { hasLocation } from '../locations/service.ts';
import { refuseForeign } from '../patients/service.ts';
import { hasTreatment } from '../treatments/service.ts';

const links = {
  /** The pharmacy. */
  location_id: { isOwn: hasLocation, what: 'place' },
  treatment_id: { isOwn: hasTreatment, what: 'treatment' },
  photo_file_id: { isOwn: hasFile, what: 'file' },
} as const;
type Links = { readonly [Name in keyof typeof links]?: string | null | undefined };

/** A medicine points only to what belongs to the same patient. */
export const refuseForeignLinks = (db: Queryable, patientId: string, named: Links): Promise<void> =>
  refuseForeign(db, patientId, links, named);
