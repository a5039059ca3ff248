import type { Medication } from '@caretrail/contract/medications/schema';
import type { Queryable } from '../../db/client.ts';
import { setDeletedIn, writesInto } from '../patients/service.ts';

/** The editable fields of a medicine, except when to take it. */
export const columns = [
  'name',
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

export const { insert: insertMedication, update: updateMedication } = writesInto<MedicationFields>(
  'medications',
  {
    names: columns,
    asJson: ['code'],
  },
);
export const setDeleted = setDeletedIn('medications');

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

/** The doses a day of current medicines; the text length of all, the bin included. */
export const readUsage = (
  db: Queryable,
  patientId: string,
): Promise<{ doses: number; bytes: number }> =>
  db.one(
    `SELECT COALESCE(sum(doses_a_day) FILTER (WHERE state = 'active' AND deleted_at IS NULL), 0) AS doses,
            COALESCE(sum(octet_length(instructions) + octet_length(label_text) + octet_length(notes)), 0) AS bytes
       FROM medications WHERE patient_id = $1`,
    [patientId],
  );
