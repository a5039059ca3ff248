import type { Caller } from '../../http/caller.ts';
import { fail, type Refusal } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import type { Account } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import { providerTexts } from './texts.ts';

/** What users read. It does not reveal whether an account exists behind an identity or an address. */
export const refusals = {
  notOurs: () => fail('wrong_code', { detail: providerTexts.notOurs }),
  tooLate: () => fail('expired_code', { detail: providerTexts.tooLate }),
  notConfirmed: () => fail('wrong_code', { detail: providerTexts.notConfirmed }),
  noAccount: () => fail('forbidden', { detail: providerTexts.noAccount }),
  /** For a linked account: the provider confirms that it belongs to this user. */
  closed: () => fail('account_closed'),
  factorFirst: () => fail('forbidden', { detail: providerTexts.factorFirst }),
  unreachable: () => fail('unavailable', { detail: providerTexts.unreachable, retryAfter: 5 }),
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
