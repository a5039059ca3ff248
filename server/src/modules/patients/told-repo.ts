import type { Queryable } from '../../db/client.ts';
import { accessZoneOf } from './zone-repo.ts';

/** An access to a record, by which someone is told of its doses. */
export type Under = { readonly patientId: string; readonly grantId: string };

/** The areas of an access `g` for its helper `h`; null while that account may use none. */
export const openAreasInSql = (g: string, h: string): string =>
  `CASE WHEN ${g}.ended_at IS NULL AND ${h}.status = 'active' AND ${h}.user_type = 'patient' THEN ${g}.areas END`;

export type AccessRow = {
  helper_id: string;
  /** Null: no access any more. */
  areas: string[] | null;
  ends_on: string | null;
};

export const findAccess = (
  db: Queryable,
  { patientId, grantId }: Under,
): Promise<(AccessRow & { zone: string | null }) | undefined> =>
  db.maybeOne(
    `SELECT h.id AS helper_id, ${openAreasInSql('g', 'h')} AS areas, g.ends_on, ${accessZoneOf('g.patient_id')} AS zone
       FROM circle_grants g JOIN users h ON h.id = g.helper_user_id
      WHERE g.patient_id = $1 AND g.id = $2`,
    [patientId, grantId],
  );
