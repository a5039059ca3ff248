import type { User } from '@caretrail/contract/auth/schema';
import { recordAudit } from '../audit/service.ts';
import { actorOf, type AuthDeps, type AuthContext, lockSelf, readUser } from '../auth/service.ts';
import { putNames } from './repo.ts';

export { listDeleted as listDeletedAccounts } from './ledger-repo.ts';
export { eraseAgain, purgeDeletedAccounts } from './purge.ts';

/** For whatever could leave an installation without an administrator. */
export { hasOtherAdministrator } from './repo.ts';

/** §2.4 shows the name; administrators have no other place to change it. */
export const renameSelf = (
  deps: AuthDeps,
  auth: AuthContext,
  names: { readonly first_name: string; readonly last_name: string },
): Promise<User> =>
  deps.db.transaction(async (tx) => {
    const { account } = auth;
    await lockSelf(deps, tx, auth);
    if (await putNames(tx, account.id, names, deps.clock.now())) {
      await recordAudit(deps, tx, {
        ...actorOf(auth),
        action: 'account.renamed',
        changedFields: ['first_name', 'last_name'],
      });
    }
    return readUser(deps, tx, account.id);
  });
