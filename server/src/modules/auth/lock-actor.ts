import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { type Account, lockAccount } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';
import type { AuthContext } from './auth-context.ts';
import { findLiveSession } from './sessions-repo.ts';

type Actor = Pick<AuthContext, 'account' | 'sessionId'>;

/**
 * Whoever acts on their own account, held until the transaction ends. Whoever signs them out holds the same row, so it
 * was before, and nothing is done, or comes after.
 */
export async function lockSelf(
  { clock }: Pick<AuthDeps, 'clock'>,
  tx: Queryable,
  { account, sessionId }: Actor,
): Promise<Account> {
  const held = await lockAccount(tx, account.id);
  // A statement of its own: it sees what those wrote for whom the first one waited.
  const session = await findLiveSession(tx, sessionId, clock.now());
  if (!held || !session) throw fail('invalid_token');
  return held;
}

/** The same of an administrator who acts on somebody else's. */
export async function lockActor(
  deps: Pick<AuthDeps, 'clock'>,
  tx: Queryable,
  actor: Actor,
): Promise<void> {
  const { user_type } = await lockSelf(deps, tx, actor);
  if (user_type !== 'administrator') throw fail('invalid_token');
}
