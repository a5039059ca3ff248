import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { recordAudit } from '../audit/service.ts';
import { noteSignIn, type Account } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';
import { openSession } from './open-session.ts';
import { revokeSession } from './sessions-repo.ts';

type Passing = { account: Account; sessionId: string; amr: readonly string[]; how: string; caller: Caller };

/** §4.1 MFA success: the level-1 session ends, a new one at level 2 begins, with new tokens. */
export async function passSecondFactor(
  deps: AuthDeps,
  tx: Queryable,
  { account, sessionId, amr, how, caller }: Passing,
): Promise<TokensAndUser> {
  const now = deps.clock.now();
  await revokeSession(tx, sessionId, 'second factor passed', now);
  const opened = await openSession(deps, tx, { account, aal: 2, amr: ['pwd', ...amr], caller });
  await noteSignIn(tx, account.id, now);
  await recordAudit(deps, tx, {
    action: `sign-in.${how}`,
    caller,
    actorId: account.id,
    actorRole: account.user_type,
    sessionId: opened.sessionId,
  });
  return { access: opened.access, refresh: opened.refresh, user: opened.user };
}
