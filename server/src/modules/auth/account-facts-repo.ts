import type { Queryable } from '../../db/client.ts';

export type AccountFacts = {
  created_at: string;
  app_since: string | null;
  recovery_codes_left: number;
};

/** What users see of their account beyond what every request reads. */
export const findAccountFacts = (db: Queryable, userId: string): Promise<AccountFacts> =>
  db.one<AccountFacts>(
    `SELECT u.created_at, CASE WHEN t.secret_sealed IS NOT NULL THEN t.confirmed_at END AS app_since,
            (SELECT count(*)::int FROM recovery_codes c WHERE c.user_id = u.id AND c.used_at IS NULL) AS recovery_codes_left
       FROM users u LEFT JOIN totp_factors t ON t.user_id = u.id
      WHERE u.id = $1`,
    [userId],
  );
