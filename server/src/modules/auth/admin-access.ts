import { needsAuthenticator } from '@caretrail/contract/auth/rules';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import { type Account, clearPassword, markFactor, setStatus } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';
import { macOfCode, newLongCode } from './one-time-code.ts';
import { insertPasswordGrant, voidGrantsOf } from './password-grants-repo.ts';
import { passwordLink } from './password-link.ts';
import { hasIdentity } from './provider-repo.ts';
import { forgetRecoveryCodes } from './recovery-codes-repo.ts';
import { revokeSessionsOf } from './sessions-repo.ts';
import { forgetTotp } from './totp-repo.ts';

/**
 * What an administrator can do about a user's access, each in the transaction of modules/users, which has locked the
 * account.
 */
type Deps = Pick<AuthDeps, 'clock' | 'ids' | 'keys' | 'publicUrl' | 'mode'>;
type By = { readonly by: string };

/** Signs out every device at once, also those between password and second step. */
export const endSessionsOf = (
  { clock }: Pick<Deps, 'clock'>,
  tx: Queryable,
  { id }: Pick<Account, 'id'>,
  reason: string,
): Promise<void> => revokeSessionsOf(tx, id, reason, clock.now());

/** No session, link or password works any more. Nothing is deleted. */
export async function closeAccount(
  deps: Deps,
  tx: Queryable,
  account: Account,
  { by }: By,
): Promise<void> {
  const now = deps.clock.now();
  await setStatus(tx, account.id, 'inactive', by, now);
  await voidGrantsOf(tx, account.id, now);
  await endSessionsOf(deps, tx, account, 'account deactivated');
}

/** A user who never signed in waits for an invitation again. Returns the status. */
export async function reopenAccount(
  deps: Deps,
  tx: Queryable,
  account: Account,
  { by }: By,
): Promise<'active' | 'pending'> {
  const hasWayIn = account.password_hash !== null || (await hasIdentity(tx, account.id));
  const status = hasWayIn ? 'active' : 'pending';
  await setStatus(tx, account.id, status, by, deps.clock.now());
  return status;
}

/** Disables the old password; returns a link to choose another, and how long it works. */
export async function forcePasswordReset(
  deps: Deps,
  tx: Queryable,
  account: Account,
  { by }: By,
): Promise<{ link: string; until: Date }> {
  const now = deps.clock.now();
  await clearPassword(tx, account.id, by, now);
  await voidGrantsOf(tx, account.id, now);
  await endSessionsOf(deps, tx, account, 'new password required');
  const [id, code] = [deps.ids.next(), newLongCode()];
  const until = new Date(now.getTime() + limits.auth.invitationMs);
  // The digits beside a link are for users who requested it themselves; here only the link is sent.
  const noDigits = macOfCode(deps.keys, id, newLongCode());
  const link = { mac: macOfCode(deps.keys, id, code), expiresAt: until };
  const grant = { id, userId: account.id, kind: 'reset', mac: noDigits, link } as const;
  await insertPasswordGrant(tx, { ...grant, now, expiresAt: now });
  return { link: passwordLink(deps, account.email, code, 'reset'), until };
}

/** Removes the app and its recovery codes, and signs out every device. */
export async function forgetFactors(deps: Deps, tx: Queryable, account: Account): Promise<void> {
  await forgetTotp(tx, account.id);
  await forgetRecoveryCodes(tx, account.id);
  await markFactor(tx, account.id, false, !needsAuthenticator(account, deps.mode));
  await endSessionsOf(deps, tx, account, 'second step reset');
}
