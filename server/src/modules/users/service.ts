import type { UserListItem } from '@caretrail/contract/users/schema';
import type { Database } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import type { Principal } from '../../http/principal.ts';
import type { Keys } from '../../keys.ts';
import { recordAudit, type AuditDeps } from '../audit/service.ts';
import { listUsers } from './repo.ts';

export type UsersDeps = AuditDeps & { readonly db: Database; readonly keys: Keys };

/** Who saw the list of all people is itself worth a line. */
export async function listAllUsers(
  deps: UsersDeps,
  { userId, sessionId }: Principal,
  caller: Caller,
): Promise<UserListItem[]> {
  const users = await listUsers(deps.db);
  await recordAudit(deps, deps.db, {
    action: 'users.listed',
    caller,
    actorId: userId,
    actorRole: 'administrator',
    sessionId,
    reason: `${users.length} accounts`,
  });
  return users;
}
