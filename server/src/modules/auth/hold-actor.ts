import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { lockAccount } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';
import type { Factor } from './factor.ts';
import { findLiveSession } from './sessions-repo.ts';

/**
 * The administrator who acts, held until the transaction ends. Whoever throws them out holds the same row, so it was
 * before, and nothing is done, or comes after.
 */
export async function holdActor(
  { clock }: Pick<AuthDeps, 'clock'>,
  tx: Queryable,
  { account, sessionId }: Pick<Factor, 'account' | 'sessionId'>,
): Promise<void> {
  await lockAccount(tx, account.id);
  // A statement of its own: it sees what those wrote for whom the first one waited.
  const session = await findLiveSession(tx, sessionId, clock.now());
  if (session?.user_type !== 'administrator') throw fail('invalid_token');
}
