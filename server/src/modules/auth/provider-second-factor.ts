import { needsAuthenticator } from '@caretrail/contract/auth/rules';
import { limits } from '@caretrail/contract/limits';
import type { VouchedIdentity } from '../../ports/identity-provider.ts';
import type { Account } from './accounts-repo.ts';
import type { ProviderDeps } from './provider-deps.ts';

/** Classes that mean "more than one factor" at every provider. Numbers and metals do not: each provider has its own. */
const multiFactorClasses = [
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
];

/** RFC 8176 has one word for it. Two methods side by side may be one factor: a PIN and a password. */
const saysTwoFactors = ({ amr, acr }: VouchedIdentity): boolean =>
  amr.includes('mfa') || (acr !== null && multiFactorClasses.includes(acr));

/** No older than a session of ours can get: a provider may keep its own for months. */
const isRecent = ({ authenticatedAt }: VouchedIdentity, now: Date): boolean =>
  authenticatedAt !== null &&
  now.getTime() - authenticatedAt.getTime() <= limits.auth.sessionAbsoluteMs;

/** Without a factor, an authenticator could be set up from here, and the provider alone would be enough. */
export const lacksOwnFactor = ({ mode }: Pick<ProviderDeps, 'mode'>, account: Account): boolean =>
  needsAuthenticator(account, mode) && !account.is_primary_mfa;

type Deps = Pick<ProviderDeps, 'provider' | 'mode' | 'clock'>;

/**
 * Whether the provider's second factor counts as ours (ASVS 6.8.4): the operator allows it, the provider asserts it for
 * this very sign-in, and the user has passed our own factor before, which an invitation accepted just now has not.
 * Never for an administrator outside the demo: otherwise the operator of the provider would control this server too.
 */
export const isSecondFactorPassed = (
  { provider, mode, clock }: Deps,
  account: Account,
  identity: VouchedIdentity,
  hasPassedOurs: boolean,
): boolean =>
  provider?.isTrustedForSecondFactor === true &&
  !needsAuthenticator(account, mode) &&
  hasPassedOurs &&
  saysTwoFactors(identity) &&
  isRecent(identity, clock.now());
