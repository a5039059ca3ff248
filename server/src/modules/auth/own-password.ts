import type { AuditAction } from '@caretrail/contract/account/format-trail-entry';
import type { Caller } from '../../http/caller.ts';
import { fail, type Refusal } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import type { Account } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import { authTexts } from './texts.ts';
import { allowOrRefuse, forgetMisses } from './throttle.ts';

type Asked = {
  readonly account: Account;
  readonly sessionId: string;
  readonly caller: Caller;
  readonly typed: string;
  /** The field that it was typed into. */
  readonly field: string;
  /** What it is required for, as the log names it. */
  readonly action: AuditAction;
};

/** Required before what cannot easily be undone: the person at an open screen may not be its owner. */
export async function checkOwnPassword(deps: AuthDeps, asked: Asked): Promise<void> {
  const { account, typed, field, action } = asked;
  await allowOrRefuse(deps, deps.db, 'own password: account', account.id, asked.caller);
  if (await deps.hashing.matches(account.password_hash, typed, account.id)) {
    return forgetMisses(deps, deps.db, 'own password: account', account.id);
  }
  await recordAudit(deps, deps.db, { ...actorOf(asked), action, outcome: 'refused' });
  throw wrongPassword(field);
}

export function wrongPassword(field: string): Refusal {
  const sentence = authTexts.wrongPassword;
  return fail('wrong_credentials', { detail: sentence, fields: { [field]: sentence } });
}
