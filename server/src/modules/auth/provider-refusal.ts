import type { Caller } from '../../http/caller.ts';
import { fail, type Refusal } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import type { Account } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';

/** What users read. It does not reveal whether an account exists behind an identity or an address. */
export const refusals = {
  notOurs: () =>
    fail('wrong_code', {
      detail:
        'This sign-in was not started in this browser, or it is already finished. Start again.',
    }),
  tooLate: () => fail('expired_code', { detail: 'This sign-in took too long. Start again.' }),
  notConfirmed: () =>
    fail('wrong_code', {
      detail: 'Your organisation did not confirm this sign-in. Start again.',
    }),
  noAccount: () =>
    fail('forbidden', {
      detail:
        'There is no Caretrail account for this sign-in. Sign in with your password, or ask the person who invited you to connect it.',
    }),
  /** For a linked account: the provider confirms that it belongs to this user. */
  closed: () => fail('account_closed'),
  factorFirst: () =>
    fail('forbidden', {
      detail: 'Sign in with your password and set up your authenticator app first.',
    }),
  unreachable: () =>
    fail('unavailable', {
      detail:
        'We cannot reach your organisation’s sign-in right now. Try again in a few minutes, or sign in with your password.',
      retryAfter: 5,
    }),
} as const;

type Cause = { caller: Caller; reason: string; identity?: string; account?: Account | undefined };

/** `throw await refused(…)`: logged first, outside of any transaction that the refusal would undo. */
export async function refused(
  deps: AuthDeps,
  kind: keyof typeof refusals,
  { caller, reason, identity, account }: Cause,
): Promise<Refusal> {
  await recordAudit(deps, deps.db, {
    ...actorOf({ account, caller }),
    action: 'sign-in.provider',
    outcome: 'refused',
    reason,
    ...(identity && { objectType: 'provider_identity', objectId: identity }),
  });
  return refusals[kind]();
}
