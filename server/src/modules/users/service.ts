import type { QueueClient, FairQueue } from '../../http/fair-queue.ts';
import { recordAudit } from '../audit/service.ts';
import { actorOf, allowOrRefuse, type AuthDeps, type AuthContext } from '../auth/service.ts';
import { listUsers } from './repo.ts';

/** §7: all users, as JSON. Reading the list is itself logged. */
export async function buildUserList(
  deps: AuthDeps,
  enqueue: FairQueue,
  auth: AuthContext,
  client: QueueClient,
): Promise<string> {
  const { account, caller } = auth;
  await allowOrRefuse(deps, deps.db, 'user list: account', account.id, caller);
  const { count, json } = await enqueue(() => listUsers(deps.db), client);
  await recordAudit(deps, deps.db, {
    ...actorOf(auth),
    action: 'users.listed',
    reason: `${count} accounts`,
  });
  return json;
}
