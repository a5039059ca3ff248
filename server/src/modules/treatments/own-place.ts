import type { Queryable } from '../../db/client.ts';
import { hasLocation } from '../locations/service.ts';
import { refuseForeign } from '../patients/service.ts';

const links = { location_id: { isOwn: hasLocation, what: 'place' } } as const;

/** A treatment names only a place of the same patient. */
export const refuseForeignPlace = (
  db: Queryable,
  patientId: string,
  named: { readonly location_id?: string | null | undefined },
): Promise<void> => refuseForeign(db, patientId, links, named);
