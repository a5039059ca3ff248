import { limits } from '@caretrail/contract/limits';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import type { AuthContext } from './auth-context.ts';
import { lockSelf } from './lock-actor.ts';
import { recoveryCodesRenewedMail } from './mail.ts';
import { refusalToChangeFactors } from './may-change-factors.ts';
import { newRecoveryCode } from './recovery-code.ts';
import { replaceRecoveryCodes } from './recovery-codes-repo.ts';
import { authTexts } from './texts.ts';
import { allowOrRefuse } from './throttle.ts';

type Made = { readonly shown: string[]; readonly hashes: string[] };

/** All of them at once: a list of which only some work would confuse users. */
export async function makeRecoveryCodes(
  { hashing }: Pick<AuthDeps, 'hashing'>,
  userId: string,
): Promise<Made> {
  const codes = Array.from({ length: limits.auth.recoveryCodes }, (_, index) =>
    newRecoveryCode(index),
  );
  const hashes = await Promise.all(codes.map(({ secret }) => hashing.hashCode(secret, userId)));
  return { shown: codes.map(({ shown }) => shown), hashes };
}

/** For users who have used or lost theirs. They are shown only once. */
export async function renewRecoveryCodes(
  deps: AuthDeps,
  auth: AuthContext,
): Promise<{ recovery_codes: string[] }> {
  const { account, caller } = auth;
  const withoutApp = fail('conflict', { detail: authTexts.recoveryCodesNeedApp });
  if (!account.is_primary_mfa) throw withoutApp;
  const refusal = await refusalToChangeFactors(deps, auth);
  if (refusal) throw refusal;
  await allowOrRefuse(deps, deps.db, 'recovery codes: account', account.id, caller);
  const { shown, hashes } = await makeRecoveryCodes(deps, account.id);
  await deps.db.transaction(async (tx) => {
    const locked = await lockSelf(deps, tx, auth);
    if (!locked.is_primary_mfa) throw withoutApp;
    await replaceRecoveryCodes(tx, account.id, hashes);
    await queueMail(deps, tx, account.email, recoveryCodesRenewedMail);
    await recordAudit(deps, tx, { ...actorOf(auth), action: 'factor.recovery-codes-renewed' });
  });
  return { recovery_codes: shown };
}
