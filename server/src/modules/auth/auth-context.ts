import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { Principal } from '../../http/principal.ts';
import { findAccount, type Account } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';

/** The user who passes or changes a second factor, and the session. */
export type AuthContext = {
  readonly account: Account;
  readonly sessionId: string;
  readonly aal: 1 | 2;
  readonly caller: Caller;
};

export async function authContextOf(
  deps: AuthDeps,
  { userId, sessionId, session }: Principal,
  caller: Caller,
): Promise<AuthContext> {
  const account = userId ? await findAccount(deps.db, userId) : undefined;
  if (!account || !sessionId || !session.signedIn) throw fail('invalid_token');
  // Deactivated, or of another role, since the session was read.
  if (account.status !== 'active' || account.user_type !== session.role)
    throw fail('invalid_token');
  return { account, sessionId, aal: session.mfaVerified ? 2 : 1, caller };
}
