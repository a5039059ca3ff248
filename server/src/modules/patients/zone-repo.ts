import type { Queryable } from '../../db/client.ts';

/** The zone that the patient named. `owner`: as the statement around it knows them. */
const namedZone = (owner: string): string =>
  `(SELECT h.details #>> '{you,time_zone}' FROM health_profiles h WHERE h.patient_id = ${owner})`;

/** … else the home of the newest schedule of a medicine that there is. Ids follow the time; a correction is no new one. */
export const zoneInUseOf = (owner: string): string =>
  `COALESCE(${namedZone(owner)},
    (SELECT v.home_tz FROM medication_schedules v
       JOIN medications m ON m.patient_id = v.patient_id AND m.id = v.medication_id AND m.deleted_at IS NULL
      WHERE v.patient_id = ${owner} AND v.corrects IS NULL ORDER BY v.id DESC LIMIT 1))`;

/**
 * By which an access ends: what patients said themselves. A schedule of someone who helps says where that person is, and
 * a medicine that was deleted still does.
 */
export const accessZoneOf = (owner: string): string =>
  `COALESCE(${namedZone(owner)},
    (SELECT v.home_tz FROM medication_schedules v JOIN patients o ON o.patient_id = v.patient_id
      WHERE v.patient_id = ${owner} AND v.changed_by = o.user_id AND v.corrects IS NULL ORDER BY v.id DESC LIMIT 1))`;

export const findAccessZone = async (db: Queryable, patientId: string): Promise<string | null> =>
  (
    await db.maybeOne<{ zone: string | null }>(`SELECT ${accessZoneOf('$1::uuid')} AS zone`, [
      patientId,
    ])
  )?.zone ?? null;

export type ZoneRow = {
  time_zone: string | null;
  used_zone: string | null;
  kept_in: string | null;
};
export type ZoneMoveRow = { at: string; from: string };

export const findZone = (db: Queryable, patientId: string): Promise<ZoneRow | undefined> =>
  db.maybeOne<ZoneRow>(
    `SELECT ${namedZone('p.patient_id')} AS time_zone, ${zoneInUseOf('p.patient_id')} AS used_zone,
            p.kept_in_zone AS kept_in
       FROM patients p WHERE p.patient_id = $1`,
    [patientId],
  );

/** The zone in use, and the last moves to another one. */
export const findWhereabouts = (
  db: Queryable,
  patientId: string,
): Promise<{ zone: string | null; moves: ZoneMoveRow[] } | undefined> =>
  db.maybeOne(
    `SELECT ${zoneInUseOf('p.patient_id')} AS zone, p.zone_moves AS moves
       FROM patients p WHERE p.patient_id = $1`,
    [patientId],
  );

type By = { readonly userId: string; readonly at: Date };

/** Among the answers of preboarding, where the profile looks for it. */
export async function writeZone(
  tx: Queryable,
  patientId: string,
  zone: string,
  { userId, at }: By,
): Promise<void> {
  await tx.execute(
    `INSERT INTO health_profiles AS h (patient_id, details, updated_at, updated_by, version)
     VALUES ($1, jsonb_build_object('you', jsonb_build_object('time_zone', $2::text)), $3, $4, 2)
     ON CONFLICT (patient_id) DO UPDATE
        SET details = h.details || jsonb_build_object('you',
              COALESCE(h.details -> 'you', '{}') || jsonb_build_object('time_zone', $2::text)),
            updated_at = $3, updated_by = $4, version = h.version + 1`,
    [patientId, zone, at.toISOString(), userId],
  );
}

export async function writeKeptIn(tx: Queryable, patientId: string, zone: string): Promise<void> {
  await tx.execute(`UPDATE patients SET kept_in_zone = $2 WHERE patient_id = $1`, [
    patientId,
    zone,
  ]);
}
