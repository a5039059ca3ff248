import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { insertHelper } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';
import { canBeTakenBack } from './email-changes-repo.ts';
import { checkNewPassword } from './password-policy.ts';
import { authTexts } from './texts.ts';
import { mayTry } from './throttle.ts';

type NewHelper = {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
  /** What lets them: tries are counted for it. */
  readonly grantId: string;
};

/** An account of the kind of patients, without a record (D6). False: the address has an account. */
export async function openHelperAccount(
  deps: AuthDeps,
  { password, grantId, ...person }: NewHelper,
  caller: Caller,
): Promise<boolean> {
  if (!(await mayTry(deps, deps.db, 'new password: grant', grantId, caller)))
    throw fail('too_many', { detail: authTexts.tooManyPasswords });
  await checkNewPassword(password, [person.email, person.first_name, person.last_name]);
  const hashed = await deps.hashing.hash(password);
  const id = deps.ids.next();
  const { tag } = currentLanguage();
  return deps.db.transaction(async (tx) => {
    if (!(await insertHelper(tx, { ...person, id, hashed, language: tag }))) return false;
    // The person who had the address before may take it back for some days.
    if (await canBeTakenBack(tx, person.email, deps.clock.now())) throw fail('link_expired');
    await recordAudit(deps, tx, {
      action: 'circle.registered',
      caller,
      actorId: id,
      actorRole: 'patient',
      objectType: 'user',
      objectId: id,
    });
    return true;
  });
}
