import type { Medication } from '@caretrail/contract/medications/schema';
import type { Queryable } from '../../db/client.ts';
import { raisingDataVersion } from '../patients/service.ts';

export type By = { readonly userId: string; readonly at: Date };

/** What a person says about a medicine, beside when to take it. */
export const columns = [
  'name',
  'dosage',
  'instructions',
  'reason',
  'state',
  'state_reason',
  'generic',
  'code',
  'form',
  'strength',
  'route',
  'category',
  'label_text',
  'prescriber',
  'location_id',
  'treatment_id',
  'photo_file_id',
  'never_stop_suddenly',
  'hazardous_handling',
  'notes',
] as const satisfies readonly (keyof Medication)[];
export type MedicationFields = Pick<Medication, (typeof columns)[number]>;

const valuesOf = (fields: MedicationFields): unknown[] =>
  columns.map((name) =>
    name === 'code' ? fields.code && JSON.stringify(fields.code) : fields[name],
  );
const places = columns.map((_, index) => `$${index + 5}`);

/** Raises the version of the patient's data, and so holds the record. */
export async function insertMedication(
  tx: Queryable,
  patientId: string,
  { id, ...fields }: MedicationFields & { id: string },
  by: By,
): Promise<void> {
  await tx.execute(
    `${raisingDataVersion}
     INSERT INTO medications (patient_id, id, created_at, updated_at, created_by, updated_by, ${columns.join(', ')})
     VALUES ($1, $2, $3, $3, $4, $4, ${places.join(', ')})`,
    [patientId, id, by.at.toISOString(), by.userId, ...valuesOf(fields)],
  );
}

export async function updateMedication(
  tx: Queryable,
  patientId: string,
  { id, ...fields }: MedicationFields & { id: string },
  by: By,
): Promise<void> {
  const set = columns.map((name, index) => `${name} = ${places[index]}`).join(', ');
  await tx.execute(
    `UPDATE medications SET updated_at = $3, updated_by = $4, version = version + 1, ${set}
      WHERE patient_id = $1 AND id = $2`,
    [patientId, id, by.at.toISOString(), by.userId, ...valuesOf(fields)],
  );
}

/** Into the bin, or out of it for null. False when it was so already. */
export async function setDeleted(
  tx: Queryable,
  patientId: string,
  id: string,
  deletedAt: Date | null,
): Promise<boolean> {
  const changed = await tx.execute(
    `UPDATE medications SET deleted_at = $3
      WHERE patient_id = $1 AND id = $2 AND (deleted_at IS NULL) <> ($3::timestamptz IS NULL)`,
    [patientId, id, deletedAt?.toISOString() ?? null],
  );
  return changed === 1;
}

/** Null: there is none. */
export const findDeleted = async (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<boolean | null> => {
  const row = await db.maybeOne<{ is_deleted: boolean }>(
    `SELECT deleted_at IS NOT NULL AS is_deleted FROM medications WHERE patient_id = $1 AND id = $2`,
    [patientId, id],
  );
  return row?.is_deleted ?? null;
};

/** The bin counts too: what is in it is still stored. */
export const countMedications = async (db: Queryable, patientId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(`SELECT count(*) FROM medications WHERE patient_id = $1`, [
      patientId,
    ])
  ).count;

/** How many doses a day a medicine asks for at most, by what its schedule says from now on. */
export async function writeDosesADay(
  tx: Queryable,
  patientId: string,
  id: string,
  doses: number,
): Promise<void> {
  await tx.execute(`UPDATE medications SET doses_a_day = $3 WHERE patient_id = $1 AND id = $2`, [
    patientId,
    id,
    doses,
  ]);
}

/** Of the medicines of now the doses a day; of all, the bin included, what is written about them. */
export const readUsedRoom = (
  db: Queryable,
  patientId: string,
): Promise<{ doses: number; bytes: number }> =>
  db.one(
    `SELECT COALESCE(sum(doses_a_day) FILTER (WHERE state = 'active' AND deleted_at IS NULL), 0) AS doses,
            COALESCE(sum(octet_length(instructions) + octet_length(label_text) + octet_length(notes)), 0) AS bytes
       FROM medications WHERE patient_id = $1`,
    [patientId],
  );
