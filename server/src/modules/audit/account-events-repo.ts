import { accountAreas } from '@caretrail/contract/audit/areas';
import type { AccountEvent } from '@caretrail/contract/users/schema';
import type { Queryable } from '../../db/client.ts';

export type AccountEventRow = Omit<AccountEvent, 'by'> & {
  actor_id: string | null;
  actor_role: string | null;
};

/** About the account, never about the record. */
const ofAccounts = accountAreas.map((area) => `${area}.%`);

/** What users did about their own account, and what administrators did to it; not that they viewed it. */
export const findAccountEvents = (
  db: Queryable,
  userId: string,
  most: number,
): Promise<AccountEventRow[]> =>
  db.query<AccountEventRow>(
    `SELECT id, at, actor_id, actor_role, action, outcome,
            CASE WHEN action LIKE 'user.%' THEN reason END AS reason
       FROM audit_log
      WHERE id IN (
        (SELECT id FROM audit_log WHERE actor_id = $1 AND action LIKE ANY ($4::text[]) ORDER BY id DESC LIMIT $3)
        UNION
        (SELECT id FROM audit_log
          WHERE object_type = 'user' AND object_id = $2 AND action LIKE 'user.%' AND action <> 'user.opened'
          ORDER BY id DESC LIMIT $3))
      ORDER BY id DESC LIMIT $3`,
    [userId, userId, most, ofAccounts],
  );
