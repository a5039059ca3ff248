import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { productName } from '@caretrail/contract/texts/product';
import { generateSecret, generateURI } from 'otplib';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { markFactor } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import type { AuthContext } from './auth-context.ts';
import { appAddedMail } from './mail.ts';
import { refusalToChangeFactors } from './may-change-factors.ts';
import { endOtherSessionsIn } from './own-sessions.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes-repo.ts';
import { makeRecoveryCodes } from './renew-recovery-codes.ts';
import { seal } from './seal.ts';
import { authTexts } from './texts.ts';
import { allowOrRefuse, forgetMisses } from './throttle.ts';
import { stepOf } from './totp-code.ts';
import { confirmPendingTotp, findTotp, putPendingTotp } from './totp-repo.ts';

const setUpMs = 15 * 60_000;

/** Begins the set-up. The current app stays in use until the new one has sent its first code. */
export async function enrolTotp(
  deps: AuthDeps,
  auth: AuthContext,
): Promise<{ secret: string; otpauth_uri: string }> {
  const { account } = auth;
  const refusal = await refusalToChangeFactors(deps, auth);
  if (refusal) throw refusal;
  const secret = generateSecret();
  await putPendingTotp(deps.db, account.id, seal(deps.keys, account.id, secret), deps.clock.now());
  return {
    secret,
    otpauth_uri: generateURI({ issuer: productName, label: account.email, secret }),
  };
}

type Confirmed = TokensAndUser & { recovery_codes: string[] };

/**
 * The first right code makes the app the second factor, passes it at once, and returns the recovery codes, only this
 * once. Other devices are signed out: they never showed a code of this app.
 */
export async function confirmEnrolment(
  deps: AuthDeps,
  auth: AuthContext,
  code: string,
): Promise<Confirmed> {
  const { account, caller } = auth;
  const refusal = await refusalToChangeFactors(deps, auth);
  if (refusal) throw refusal;
  await allowOrRefuse(deps, deps.db, 'app code: account', account.id, caller);
  const now = deps.clock.now();
  const totp = await findTotp(deps.db, account.id, new Date(now.getTime() - setUpMs));
  const sealed = totp?.pending_sealed;
  if (!sealed) throw fail('expired_code', { detail: authTexts.setUpAgain });
  const step = await stepOf(deps, account.id, sealed, code);
  if (step === undefined) {
    await recordAudit(deps, deps.db, {
      ...actorOf(auth),
      action: 'factor.app-added',
      outcome: 'refused',
    });
    throw fail('wrong_code');
  }
  const { shown, hashes } = await makeRecoveryCodes(deps, account.id);
  const tokens = await passSecondFactor(deps, { auth, amr: 'otp', how: 'app-code' }, async (tx) => {
    if (!(await confirmPendingTotp(tx, account.id, { sealed, step, now })))
      throw fail('expired_code');
    await replaceRecoveryCodes(tx, account.id, hashes);
    await forgetMisses(deps, tx, 'app code: account', account.id);
    await markFactor(tx, account.id, true, false);
    await endOtherSessionsIn(deps, tx, auth, 'second step changed');
    await queueMail(deps, tx, account.email, appAddedMail);
    await recordAudit(deps, tx, { ...actorOf(auth), action: 'factor.app-added' });
  });
  return { ...tokens, recovery_codes: shown };
}
