import type { ProviderSignedIn } from '@caretrail/contract/auth/schema';
import type { Caller } from '../../http/caller.ts';
import { isFailure, type VouchedIdentity } from '../../ports/identity-provider.ts';
import { recordAudit } from '../audit/service.ts';
import { findAccount, lockAccount, noteSignIn, type Account } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import { openSession } from './open-session.ts';
import { providerOf, returnAddress, type ProviderDeps } from './provider-deps.ts';
import { acceptInvitation, markOf } from './provider-link.ts';
import { refused } from './provider-refusal.ts';
import {
  findIdentityOwner,
  hasPassedSecondFactor,
  takeSignIn,
  type StoredSignIn,
} from './provider-repo.ts';
import { isSecondFactorPassed, lacksOwnFactor } from './provider-second-factor.ts';
import { macsOf } from './provider-start.ts';
import { allowOrRefuse } from './throttle.ts';

type Returned = { code: string; state: string; iss?: string | undefined };

/** The sign-in is consumed once, in its own browser; the provider confirms it; our second factor follows. */
export async function returnFromProvider(
  deps: ProviderDeps,
  returned: Returned,
  browser: string | undefined,
  caller: Caller,
): Promise<ProviderSignedIn> {
  const provider = providerOf(deps);
  await allowOrRefuse(deps, deps.db, 'provider sign-in: network', caller.network, caller);
  const stored = await consumeSignIn(deps, returned.state, browser, caller);
  const identity = await provider.redeem({
    redirectUri: returnAddress(deps),
    code: returned.code,
    state: returned.state,
    iss: returned.iss,
    nonce: stored.nonce,
    codeVerifier: stored.code_verifier,
  });
  if (isFailure(identity)) {
    const kind = identity.failed === 'refused' ? 'notConfirmed' : 'unreachable';
    throw await refused(deps, kind, { caller, reason: identity.reason });
  }
  const account = await accountOf(deps, identity, caller);
  const tokens = account && (await startSession(deps, account, identity, caller));
  if (tokens) return tokens;
  const tried = { caller, account, identity: markOf(deps, identity) };
  if (account?.status === 'active') {
    throw await refused(deps, 'factorFirst', { ...tried, reason: 'no factor of our own' });
  }
  const reason = account ? `account is ${account.status}` : 'unknown identity';
  const kind = account?.status === 'inactive' ? 'closed' : 'noAccount';
  throw await refused(deps, kind, { ...tried, reason });
}

async function consumeSignIn(
  deps: ProviderDeps,
  state: string,
  browser: string | undefined,
  caller: Caller,
): Promise<StoredSignIn> {
  if (browser === undefined) throw await refused(deps, 'notOurs', { caller, reason: 'no cookie' });
  const { stateMac, browserMac } = macsOf(deps, state, browser);
  const stored = await takeSignIn(deps.db, stateMac, browserMac);
  if (!stored) throw await refused(deps, 'notOurs', { caller, reason: 'unknown state' });
  if (Date.parse(stored.expires_at) <= deps.clock.now().getTime()) {
    throw await refused(deps, 'tooLate', { caller, reason: 'expired' });
  }
  return stored;
}

/** The linked account; an open invitation is the only other way in. */
async function accountOf(
  deps: ProviderDeps,
  identity: VouchedIdentity,
  caller: Caller,
): Promise<Account | undefined> {
  const ownerId = await findIdentityOwner(deps.db, identity.issuer, identity.subject);
  return ownerId ? findAccount(deps.db, ownerId) : acceptInvitation(deps, identity, caller);
}

/** Undefined when the account may not, or no longer, sign in this way. */
const startSession = (
  deps: ProviderDeps,
  account: Account,
  identity: VouchedIdentity,
  caller: Caller,
): Promise<ProviderSignedIn | undefined> =>
  deps.db.transaction(async (tx) => {
    const current = await lockAccount(tx, account.id);
    if (current?.status !== 'active' || lacksOwnFactor(deps, current)) return undefined;
    const hasPassedOurs = await hasPassedSecondFactor(tx, current.id);
    const isPassed = isSecondFactorPassed(deps, current, identity, hasPassedOurs);
    const { sessionId, ...tokens } = await openSession(deps, tx, {
      account: current,
      aal: isPassed ? 2 : 1,
      amr: isPassed ? ['fed', 'mfa'] : ['fed'],
      caller,
    });
    if (isPassed) await noteSignIn(tx, current.id, deps.clock.now());
    await recordAudit(deps, tx, {
      ...actorOf({ account: current, sessionId, caller }),
      action: isPassed ? 'sign-in.provider-with-factor' : 'sign-in.provider',
      objectType: 'provider_identity',
      objectId: markOf(deps, identity),
    });
    return { ...tokens, mfa_verified: isPassed };
  });
