import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { limits } from '@caretrail/contract/limits';
import { productName } from '@caretrail/contract/texts/product';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { markFactor, type Account } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';
import { recoveryCodeUsedMail } from './mail.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts';
import { seal, unseal } from './seal.ts';
import { revokeSessionsOf } from './sessions-repo.ts';
import { allowOrRefuse, forgetMisses } from './throttle.ts';
import {
  confirmTotp,
  findRecoveryCode,
  findTotp,
  putUnconfirmedTotp,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from './totp-repo.ts';

export type Factor = { readonly account: Account; readonly sessionId: string; readonly aal: 1 | 2; readonly caller: Caller };

/** With the password alone a factor may be set up only where there is none yet: else the password would be enough. */
const mayEnrol = ({ account, aal }: Factor): boolean => aal === 2 || !account.is_primary_email;

export async function enrolTotp(deps: AuthDeps, factor: Factor): Promise<{ secret: string; otpauth_uri: string }> {
  const { account } = factor;
  if (!mayEnrol(factor)) throw fail('mfa_required');
  const secret = generateSecret();
  const sealed = seal(deps.keys, account.id, secret);
  if (!(await putUnconfirmedTotp(deps.db, account.id, sealed, deps.clock.now()))) {
    throw fail('conflict', { detail: 'An authenticator app is already set up for this account.' });
  }
  return { secret, otpauth_uri: generateURI({ issuer: productName, label: account.email, secret }) };
}

/** The time step of a right code, undefined for a wrong one. */
async function stepOf(deps: AuthDeps, account: Account, sealed: Buffer, code: string): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(deps.clock.now().getTime() / 1000);
  const result = await verify({ secret: unseal(deps.keys, account.id, sealed), token, epoch, epochTolerance: 30 });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

type Confirmed = TokensAndUser & { recovery_codes: string[] };

export async function confirmEnrolment(deps: AuthDeps, factor: Factor, code: string): Promise<Confirmed> {
  const { account, sessionId, caller } = factor;
  if (!mayEnrol(factor)) throw fail('mfa_required');
  await allowOrRefuse(deps, deps.db, 'app code: account', account.id);
  const totp = await findTotp(deps.db, account.id);
  if (!totp || totp.confirmed_at) throw fail('expired_code', { detail: 'Please begin the set-up again.' });
  const step = await stepOf(deps, account, totp.secret_sealed, code);
  if (step === undefined) throw fail('wrong_code');
  const codes = Array.from({ length: limits.auth.recoveryCodes }, (_, index) => newRecoveryCode(index));
  const hashes = await Promise.all(codes.map(({ secret }) => deps.hashing.hash(secret)));
  return deps.db.transaction(async (tx) => {
    const isFirst = (await confirmTotp(tx, account.id, deps.clock.now())) && (await spendStep(tx, account.id, step));
    if (!isFirst) throw fail('expired_code');
    await replaceRecoveryCodes(tx, account.id, hashes);
    await forgetMisses(deps, tx, 'app code: account', account.id);
    await markFactor(tx, account.id, true, false);
    await recordAudit(deps, tx, { action: 'factor.app-added', caller, actorId: account.id, actorRole: account.user_type });
    const withApp = { ...account, is_primary_mfa: true, is_primary_email: false };
    const tokens = await passSecondFactor(deps, tx, { account: withApp, sessionId, amr: ['otp'], how: 'app-code', caller });
    return { ...tokens, recovery_codes: codes.map(({ shown }) => shown) };
  });
}

export async function verifyTotp(deps: AuthDeps, factor: Factor, code: string): Promise<TokensAndUser> {
  const { account, sessionId, caller } = factor;
  await allowOrRefuse(deps, deps.db, 'app code: account', account.id);
  const totp = await findTotp(deps.db, account.id);
  if (!totp?.confirmed_at) throw fail('wrong_code');
  const step = await stepOf(deps, account, totp.secret_sealed, code);
  if (step !== undefined) {
    return deps.db.transaction(async (tx) => {
      if (!(await spendStep(tx, account.id, step))) throw fail('wrong_code', { detail: 'That code was used already. Please wait for the next one.' });
      await forgetMisses(deps, tx, 'app code: account', account.id);
      return passSecondFactor(deps, tx, { account, sessionId, amr: ['otp'], how: 'app-code', caller });
    });
  }
  const typed = readRecoveryCode(code);
  const stored = typed && (await findRecoveryCode(deps.db, account.id, typed.index));
  if (typed && stored && (await deps.hashing.matches(stored.code_hash, typed.secret))) {
    return withRecoveryCode(deps, factor, typed.index);
  }
  await recordAudit(deps, deps.db, { action: 'sign-in.app-code', caller, actorId: account.id, actorRole: account.user_type, sessionId, outcome: 'refused' });
  throw fail('wrong_code');
}

const withRecoveryCode = (deps: AuthDeps, { account, sessionId, caller }: Factor, index: number): Promise<TokensAndUser> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const left = await spendRecoveryCode(tx, account.id, index, now);
    if (left === undefined) throw fail('wrong_code');
    await revokeSessionsOf(tx, account.id, 'recovery code used', now, sessionId);
    await queueMail(deps, tx, recoveryCodeUsedMail(account.email, left));
    return passSecondFactor(deps, tx, { account, sessionId, amr: ['recovery'], how: 'recovery-code', caller });
  });
