import type { Asker, Turns } from '../../http/turns.ts';
import { recordAudit } from '../audit/service.ts';
import { actorOf, allowOrRefuse, type AuthDeps, type Factor } from '../auth/service.ts';
import { listUsers } from './repo.ts';

/** §7: all users, as JSON. Who saw the list of all people is itself worth a line. */
export async function buildUserList(
  deps: AuthDeps,
  inTurn: Turns,
  factor: Factor,
  asker: Asker,
): Promise<string> {
  const { account, caller } = factor;
  await allowOrRefuse(deps, deps.db, 'user list: account', account.id, caller);
  const { count, json } = await inTurn(() => listUsers(deps.db), asker);
  await recordAudit(deps, deps.db, {
    ...actorOf(factor),
    action: 'users.listed',
    reason: `${count} accounts`,
  });
  return json;
}
