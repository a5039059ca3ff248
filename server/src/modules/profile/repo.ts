import type { Queryable } from '../../db/client.ts';

/** The parts of a profile that a user may write. Disease group and type as `Enum.key` (§3). */
export type ProfileFields = {
  first_name: string;
  last_name: string;
  birth_date: string | null;
  disease_group: string | null;
  disease_type: string | null;
  diagnosis: string | null;
  glioma_type: string | null;
  symptoms: string[];
};

export type ProfileRow = ProfileFields & {
  patient_id: string;
  /** Raised with every write. */
  version: number;
  email: string;
  is_primary_email: boolean;
  is_primary_mfa: boolean;
};

/** Everything that §3 needs, in one query. A record without clinical answers has them as null. */
export const findProfile = (db: Queryable, patientId: string): Promise<ProfileRow | undefined> =>
  db.maybeOne<ProfileRow>(
    `SELECT p.patient_id, u.first_name, u.last_name, u.email, p.birth_date, u.is_primary_email, u.is_primary_mfa,
            h.disease_group, h.disease_type, h.diagnosis, h.glioma_type, COALESCE(h.symptoms, '{}') AS symptoms,
            COALESCE(h.version, 1) AS version
       FROM patients p
       JOIN users u ON u.id = p.user_id
       LEFT JOIN health_profiles h ON h.patient_id = p.patient_id
      WHERE p.patient_id = $1`,
    [patientId],
  );

/** Before the read of an edit: of two at once, the second sees what the first wrote. */
export async function lockAccountOf(db: Queryable, patientId: string): Promise<void> {
  await db.one(
    `SELECT id FROM users WHERE id = (SELECT user_id FROM patients WHERE patient_id = $1) FOR NO KEY UPDATE`,
    [patientId],
  );
}

/** Writes account and record. Always in this order, so that two writers never deadlock. */
export async function writeProfile(
  db: Queryable,
  patientId: string,
  fields: ProfileFields,
  by: { userId: string; at: Date },
): Promise<void> {
  const stamp = [by.at.toISOString(), by.userId];
  await db.execute(
    `UPDATE users SET first_name = $2, last_name = $3, updated_at = $4, updated_by = $5
      WHERE id = (SELECT user_id FROM patients WHERE patient_id = $1)`,
    [patientId, fields.first_name, fields.last_name, ...stamp],
  );
  await db.execute(
    `UPDATE patients SET birth_date = $2, updated_at = $3, updated_by = $4
      WHERE patient_id = $1`,
    [patientId, fields.birth_date, ...stamp],
  );
  await db.execute(
    `INSERT INTO health_profiles (patient_id, disease_group, disease_type, diagnosis, glioma_type, symptoms,
                                  updated_at, updated_by, version)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 2)
     ON CONFLICT (patient_id) DO UPDATE
       SET disease_group = $2, disease_type = $3, diagnosis = $4, glioma_type = $5, symptoms = $6,
           updated_at = $7, updated_by = $8, version = health_profiles.version + 1`,
    [
      patientId,
      fields.disease_group,
      fields.disease_type,
      fields.diagnosis,
      fields.glioma_type,
      fields.symptoms,
      ...stamp,
    ],
  );
}

/** Answers of preboarding beyond §3. The profile must have been written before. */
export async function writeDetails(
  db: Queryable,
  patientId: string,
  details: object,
): Promise<void> {
  await db.execute(`UPDATE health_profiles SET details = $2::jsonb WHERE patient_id = $1`, [
    patientId,
    JSON.stringify(details),
  ]);
}

/** Answers beyond §3, as they were stored, perhaps by an older version of the app. */
export const findDetails = async (db: Queryable, patientId: string): Promise<unknown> => {
  const row = await db.maybeOne<{ details: unknown }>(
    `SELECT details FROM health_profiles WHERE patient_id = $1`,
    [patientId],
  );
  return row?.details ?? {};
};

/** Of the app and its emails. */
export async function writeLanguage(db: Queryable, patientId: string, tag: string): Promise<void> {
  await db.execute(
    `UPDATE users SET language = $2 WHERE id = (SELECT user_id FROM patients WHERE patient_id = $1)`,
    [patientId, tag],
  );
}
