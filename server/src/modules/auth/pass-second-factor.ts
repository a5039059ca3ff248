import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { lockAccount, noteSignIn } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import { moveAskedChange } from './email-changes-repo.ts';
import type { AuthContext } from './auth-context.ts';
import { openSession } from './open-session.ts';
import { revokeSession } from './sessions-repo.ts';

const secondFactors = ['otp_email', 'otp', 'recovery'] as const;
export type SecondFactor = (typeof secondFactors)[number];
const isSecondFactor = (method: string): boolean =>
  (secondFactors as readonly string[]).includes(method);

type How = 'email-code' | 'app-code' | 'recovery-code';
type Passing = { auth: AuthContext; amr: SecondFactor; how: How };

/**
 * §4.1 MFA success: the session it came from ends, a new one at level 2 begins, with new tokens. `spend` uses the
 * proof up in the same transaction, and throws when another request was faster.
 */
export const passSecondFactor = (
  deps: AuthDeps,
  { auth, amr, how }: Passing,
  spend: (tx: Queryable) => Promise<void>,
): Promise<TokensAndUser> =>
  deps.db.transaction(async (tx) => {
    const { account, sessionId, caller } = auth;
    await lockAccount(tx, account.id);
    await spend(tx);
    const now = deps.clock.now();
    const ended = await revokeSession(tx, sessionId, 'second factor passed', now);
    // Read again: the response shows what the proof changed, and a session that ended in between stays ended.
    const current = await lockAccount(tx, account.id);
    if (!ended || current?.status !== 'active') throw fail('invalid_token');
    const opened = await openSession(deps, tx, {
      account: current,
      aal: 2,
      amr: [...ended.amr.filter((method) => !isSecondFactor(method)), amr],
      caller,
    });
    // A session that had passed one already only confirms it.
    const isSignIn = auth.aal === 1;
    if (isSignIn) await noteSignIn(tx, account.id, now);
    else await moveAskedChange(tx, sessionId, opened.sessionId);
    await recordAudit(deps, tx, {
      ...actorOf({ account, sessionId: opened.sessionId, caller }),
      action: `${isSignIn ? 'sign-in' : 'confirmed'}.${how}`,
    });
    return { access: opened.access, refresh: opened.refresh, user: opened.user };
  });
