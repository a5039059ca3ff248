import { limits } from '@caretrail/contract/limits';
import type { AccountEvent } from '@caretrail/contract/users/schema';
import { type AccountEventRow, findAccountEvents } from './account-events-repo.ts';

type Db = Parameters<typeof findAccountEvents>[0];

const byOf = ({ actor_id, actor_role }: AccountEventRow, userId: string): AccountEvent['by'] => {
  if (actor_id === userId) return 'user';
  return actor_role === 'administrator' ? 'administrator' : 'nobody';
};

/** The newest events of an account, for administrators. */
export const readAccountEvents = async (db: Db, userId: string): Promise<AccountEvent[]> => {
  const rows = await findAccountEvents(db, userId, limits.users.events);
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: byOf(row, userId),
    action: row.action,
    outcome: row.outcome,
    reason: row.reason,
  }));
};
