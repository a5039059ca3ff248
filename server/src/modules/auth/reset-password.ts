import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { idPattern } from '../../ports/ids.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { actorOf } from './actor.ts';
import {
  activatePending,
  findAccount,
  lockAccount,
  setPasswordHash,
  type Account,
} from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';
import { passwordChangedMail } from './mail.ts';
import { isSameMac, macOfCode } from './one-time-code.ts';
import { findGrant, spendGrant, voidGrantsOf, type Grant } from './password-grants-repo.ts';
import { checkNewPassword } from './password-policy.ts';
import { revokeSessionsOf } from './sessions-repo.ts';
import { forgetRowOfFailures } from './sign-in-throttle.ts';
import { authTexts } from './texts.ts';
import { forgetMisses, mayTry } from './throttle.ts';

/** Sets the password, ends every session and mails the user. Signing in and the second factor still follow. */
export async function resetPassword(
  deps: AuthDeps,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<void> {
  const { grantId, grant } = await readGrant(deps, token);
  if (!(await mayTry(deps, deps.db, 'new password: grant', grantId, caller))) {
    throw fail('too_many', { detail: authTexts.tooManyPasswords });
  }
  const account = await findAccount(deps.db, grant.user_id);
  if (!account || account.status === 'inactive') throw fail('link_expired');
  await checkNewPassword(password, [
    account.email,
    account.first_name,
    account.last_name,
    account.user_name,
  ]);
  const hashed = await deps.hashing.hash(password);
  const isFirst = grant.kind === 'invitation';
  await deps.db.transaction((tx) =>
    replacePassword(deps, tx, { account, grantId, hashed, caller, isFirst }),
  );
}

const tokenForm = new RegExp(`^(${idPattern})\\.([\\w-]{43})$`);

async function readGrant(
  deps: AuthDeps,
  token: string,
): Promise<{ grantId: string; grant: Grant }> {
  const [, grantId = '', secret = ''] = tokenForm.exec(token) ?? [];
  const grant = grantId ? await findGrant(deps.db, grantId) : undefined;
  const isGenuine =
    grant?.grant_mac && isSameMac(grant.grant_mac, macOfCode(deps.keys, grantId, secret));
  if (!isGenuine) throw fail('wrong_code', { detail: authTexts.linkIncomplete });
  if (grant.grant_used_at) throw fail('link_used');
  if (Date.parse(grant.grant_expires_at ?? '') <= deps.clock.now().getTime())
    throw fail('link_expired');
  return { grantId, grant };
}

type Replacement = {
  account: Account;
  grantId: string;
  hashed: string;
  caller: Caller;
  isFirst: boolean;
};

async function replacePassword(
  deps: AuthDeps,
  tx: Queryable,
  { account, grantId, hashed, caller, isFirst }: Replacement,
): Promise<void> {
  const now = deps.clock.now();
  // Earlier links are void now, so the owner may request another. First, in the same lock order as such a request.
  await forgetMisses(deps, tx, 'forgotten password: account', account.id);
  await lockAccount(tx, account.id);
  if (!(await spendGrant(tx, grantId, now))) throw fail('link_used');
  await voidGrantsOf(tx, account.id, now);
  await setPasswordHash(tx, account.id, hashed, now);
  await activatePending(tx, account.id, now);
  await revokeSessionsOf(tx, account.id, 'password changed', now);
  await forgetRowOfFailures(deps, tx, account.email);
  if (!isFirst) await queueMail(deps, tx, account.email, passwordChangedMail);
  await recordAudit(deps, tx, {
    ...actorOf({ account, caller }),
    action: isFirst ? 'password.first' : 'password.changed',
    changedFields: ['password'],
  });
}
