import type { Queryable } from '../../db/client.ts';

export type Progress = {
  preboarding_completed: boolean;
  first_name: string;
  last_name: string;
  birth_date: string | null;
  /** As it was saved, perhaps by an older version of the app. */
  draft: unknown;
};

export const findProgress = (db: Queryable, userId: string): Promise<Progress | undefined> =>
  db.maybeOne<Progress>(
    `SELECT u.preboarding_completed, u.first_name, u.last_name, p.birth_date, d.draft
       FROM users u
       LEFT JOIN patients p ON p.user_id = u.id
       LEFT JOIN preboarding_drafts d ON d.user_id = u.id
      WHERE u.id = $1`,
    [userId],
  );

/** False once preboarding is completed. The lock keeps a late autosave from outliving the submission. */
export async function putDraft(
  db: Queryable,
  userId: string,
  draft: object,
  at: Date,
): Promise<boolean> {
  const put = await db.execute(
    `INSERT INTO preboarding_drafts (user_id, draft, updated_at)
     SELECT id, $2::jsonb, $3::timestamptz FROM users WHERE id = $1 AND NOT preboarding_completed FOR SHARE
     ON CONFLICT (user_id) DO UPDATE SET draft = excluded.draft, updated_at = excluded.updated_at`,
    [userId, JSON.stringify(draft), at.toISOString()],
  );
  return put === 1;
}

/** Of many at once, one completes it, and deletes the draft. */
export async function completePreboarding(
  db: Queryable,
  userId: string,
  at: Date,
): Promise<boolean> {
  const completed = await db.execute(
    `UPDATE users SET preboarding_completed = true, updated_at = $2, updated_by = $1
      WHERE id = $1 AND NOT preboarding_completed`,
    [userId, at.toISOString()],
  );
  if (completed === 0) return false;
  await db.execute(`DELETE FROM preboarding_drafts WHERE user_id = $1`, [userId]);
  return true;
}

/** The patient's own day: the first question of the day comes on the next one. */
export async function writeStartedOn(db: Queryable, patientId: string, day: string): Promise<void> {
  await db.execute(`UPDATE patients SET started_on = $2 WHERE patient_id = $1`, [patientId, day]);
}
