import type { Queryable } from '../../db/client.ts';

/** How often someone took or offered a turn. Each of these may write to another person. */
export const countTurnsBy = async (
  tx: Queryable,
  patientId: string,
  userId: string,
  since: Date,
): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `SELECT count(*) AS count FROM duty_turns
        WHERE patient_id = $1
          AND (offered_by = $2 AND offered_at > $3 OR helper_id = $2 AND taken_at > $3)`,
      [patientId, userId, since.toISOString()],
    )
  ).count;

type Turn = {
  readonly id: string;
  readonly helper_id: string;
  readonly until_on: string | null;
};

export async function insertTurn(
  tx: Queryable,
  patientId: string,
  { id, helper_id, until_on }: Turn,
  now: Date,
): Promise<void> {
  await tx.execute(
    `INSERT INTO duty_turns (patient_id, id, helper_id, taken_at, until_on) VALUES ($1, $2, $3, $4, $5)`,
    [patientId, id, helper_id, now.toISOString(), until_on],
  );
}

/** Another offer to the same person replaces the one before. */
export async function insertOffer(
  tx: Queryable,
  patientId: string,
  { id, helper_id, until_on, offered_by }: Turn & { readonly offered_by: string },
  now: Date,
): Promise<void> {
  await tx.execute(
    `UPDATE duty_turns SET ended_at = $3
      WHERE patient_id = $1 AND helper_id = $2 AND taken_at IS NULL AND ended_at IS NULL`,
    [patientId, helper_id, now.toISOString()],
  );
  await tx.execute(
    `INSERT INTO duty_turns (patient_id, id, helper_id, offered_by, offered_at, until_on) VALUES ($1, $2, $3, $4, $5, $6)`,
    [patientId, id, helper_id, offered_by, now.toISOString(), until_on],
  );
}

/** False: it was taken or ended before, or is for another person. */
export const takeOffer = async (
  tx: Queryable,
  patientId: string,
  { id, helperId }: { readonly id: string; readonly helperId: string },
  now: Date,
): Promise<boolean> =>
  (await tx.execute(
    `UPDATE duty_turns SET taken_at = $4
      WHERE patient_id = $1 AND id = $2 AND helper_id = $3 AND taken_at IS NULL AND ended_at IS NULL`,
    [patientId, id, helperId, now.toISOString()],
  )) === 1;

/** `userId`: of those whose turn or offer it is; null: the patient, who may end any. Undefined: there is none. */
export const endTurn = (
  tx: Queryable,
  patientId: string,
  { id, userId }: { readonly id: string; readonly userId: string | null },
  now: Date,
): Promise<{ helper_id: string; was_taken: boolean } | undefined> =>
  tx.maybeOne(
    `UPDATE duty_turns SET ended_at = $4
      WHERE patient_id = $1 AND id = $2 AND ended_at IS NULL
        AND ($3::uuid IS NULL OR helper_id = $3 OR (offered_by = $3 AND taken_at IS NULL))
      RETURNING helper_id, taken_at IS NOT NULL AS was_taken`,
    [patientId, id, userId, now.toISOString()],
  );
