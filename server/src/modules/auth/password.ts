import { randomBytes } from 'node:crypto';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { activatePending, findAccount, findAccountByEmail, setPasswordHash, type Account } from './accounts-repo.ts';
import { spendCaptcha } from './captcha.ts';
import type { AuthDeps } from './deps.ts';
import { invitationMail, passwordChangedMail, resetCodeMail } from './mail.ts';
import { isSameMac, macOfCode, newSixDigits } from './one-time-code.ts';
import { exchangeCode, findGrant, insertPasswordGrant, recentPasswordGrants, spendGrant, takeGrantTry } from './password-grants-repo.ts';
import { checkNewPassword } from './password-policy.ts';
import { revokeSessionsOf } from './sessions-repo.ts';
import { allowOrRefuse } from './throttle.ts';

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** The fragment never reaches a server, so it is in no log. */
const linkOf = (deps: AuthDeps, email: string, code: string): string =>
  `${deps.publicUrl}/password-verify#${new URLSearchParams({ email, code }).toString()}`;

/** Always the same answer: whether there is such an account is nobody's business. */
export async function forgotPassword(deps: AuthDeps, request: { email: string; captcha?: string | undefined }, caller: Caller): Promise<void> {
  if (deps.captcha) await spendCaptcha(deps, request.captcha);
  await allowOrRefuse(deps, deps.db, 'forgotten password: network', caller.network);
  const account = await findAccountByEmail(deps.db, request.email);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await recordAudit(deps, tx, { action: 'password.forgotten', caller, ...(account && { actorId: account.id }) });
    if (account?.status !== 'active') return;
    const isTooMany = await allowOrRefuse(deps, tx, 'forgotten password: account', account.id).then(() => false, () => true);
    if (isTooMany) return;
    const code = newSixDigits();
    const id = deps.ids.next();
    await insertPasswordGrant(tx, { id, userId: account.id, kind: 'reset', mac: macOfCode(deps.keys, id, code), now, expiresAt: later(now, limits.auth.emailCodeMs) });
    await queueMail(deps, tx, resetCodeMail(account.email, code, linkOf(deps, account.email, code)));
  });
}

/** An invitation is the same grant with a long code and a long life. */
export async function invite(deps: AuthDeps, tx: Queryable, account: { id: string; email: string }): Promise<void> {
  const now = deps.clock.now();
  const code = randomBytes(32).toString('base64url');
  const id = deps.ids.next();
  await insertPasswordGrant(tx, { id, userId: account.id, kind: 'invitation', mac: macOfCode(deps.keys, id, code), now, expiresAt: later(now, limits.auth.invitationMs) });
  await queueMail(deps, tx, invitationMail(account.email, linkOf(deps, account.email, code)));
}

/** A code is told "used" or "expired" only to somebody who holds it; to all others it is simply wrong. */
export async function verifyResetCode(deps: AuthDeps, { email, code }: { email: string; code: string }): Promise<{ token: string }> {
  await allowOrRefuse(deps, deps.db, 'reset code: account', email);
  const account = await findAccountByEmail(deps.db, email);
  const grants = account ? await recentPasswordGrants(deps.db, account.id) : [];
  const now = deps.clock.now();
  const match = grants.find((grant) => isSameMac(grant.code_mac, macOfCode(deps.keys, grant.id, code)));
  const newest = grants[0];
  const mayTry = newest !== undefined && (await takeGrantTry(deps.db, newest.id, limits.auth.emailCodeTries));
  if (!match || !mayTry) throw fail('wrong_code');
  if (match.code_used_at) throw fail('link_used');
  if (Date.parse(match.expires_at) <= now.getTime()) throw fail('link_expired');
  const secret = randomBytes(32).toString('base64url');
  const exchanged = await exchangeCode(deps.db, match.id, { mac: macOfCode(deps.keys, match.id, secret), now, expiresAt: later(now, limits.auth.resetGrantMs) });
  if (!exchanged) throw fail('link_used');
  return { token: `${match.id}.${secret}` };
}

/** Sets the password, ends every session, tells the person. Signing in and the second factor still follow. */
export async function resetPassword(deps: AuthDeps, { token, password }: { token: string; password: string }, caller: Caller): Promise<void> {
  const [grantId = '', secret = ''] = token.split('.');
  const grant = /^[0-9a-f-]{36}$/.test(grantId) ? await findGrant(deps.db, grantId) : undefined;
  const isGenuine = grant?.grant_mac && isSameMac(grant.grant_mac, macOfCode(deps.keys, grantId, secret));
  if (!grant || !isGenuine) throw fail('wrong_code', { detail: 'This link is not complete. Please ask for a new one.' });
  if (grant.grant_used_at) throw fail('link_used');
  const account = await findAccount(deps.db, grant.user_id);
  if (!account || account.status === 'inactive') throw fail('link_expired');
  checkNewPassword(password, [account.email, account.first_name, account.last_name]);
  const hashed = await deps.hashing.hash(password);
  await deps.db.transaction((tx) => replacePassword(deps, tx, { account, grantId, hashed, caller, isFirst: grant.kind === 'invitation' }));
}

type Replacement = { account: Account; grantId: string; hashed: string; caller: Caller; isFirst: boolean };

async function replacePassword(deps: AuthDeps, tx: Queryable, { account, grantId, hashed, caller, isFirst }: Replacement): Promise<void> {
  const now = deps.clock.now();
  if (!(await spendGrant(tx, grantId, now))) throw fail('link_expired');
  await setPasswordHash(tx, account.id, hashed, now);
  await activatePending(tx, account.id, now);
  await revokeSessionsOf(tx, account.id, 'password changed', now);
  if (!isFirst) await queueMail(deps, tx, passwordChangedMail(account.email));
  await recordAudit(deps, tx, { action: isFirst ? 'password.first' : 'password.changed', caller, actorId: account.id, actorRole: account.user_type });
}
