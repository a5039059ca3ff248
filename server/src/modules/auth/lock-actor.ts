import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { type Account, lockAccount } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';
import type { AuthContext } from './auth-context.ts';
import { findLiveSession } from './sessions-repo.ts';

type Actor = Pick<AuthContext, 'account' | 'sessionId'>;

/**
 * Locks users who act on their own account until the transaction ends. Whatever signs them out locks the same row, so
 * it comes either before, and nothing is done, or after.
 */
export async function lockSelf(
  { clock }: Pick<AuthDeps, 'clock'>,
  tx: Queryable,
  { account, sessionId }: Actor,
): Promise<Account> {
  const locked = await lockAccount(tx, account.id);
  // A separate statement: it sees what was written by those that the first one waited for.
  const session = await findLiveSession(tx, sessionId, clock.now());
  if (!locked || !session) throw fail('invalid_token');
  return locked;
}

/** The same for an administrator who acts on another account. */
export async function lockActor(
  deps: Pick<AuthDeps, 'clock'>,
  tx: Queryable,
  actor: Actor,
): Promise<void> {
  const { user_type } = await lockSelf(deps, tx, actor);
  if (user_type !== 'administrator') throw fail('invalid_token');
}
