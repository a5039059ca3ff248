import type { Account as AccountAnswer } from '@caretrail/contract/account/schema';
import { mayUseEmailFactor, needsAuthenticator } from '@caretrail/contract/auth/rules';
import { findAccountFacts } from './account-facts-repo.ts';
import type { AuthDeps } from './deps.ts';
import type { AuthContext } from './auth-context.ts';

export async function readOwnAccount(
  deps: Pick<AuthDeps, 'db' | 'mode'>,
  { account }: Pick<AuthContext, 'account'>,
): Promise<AccountAnswer> {
  const facts = await findAccountFacts(deps.db, account.id);
  return {
    ...facts,
    email: account.email,
    first_name: account.first_name,
    last_name: account.last_name,
    user_type: account.user_type,
    has_password: account.password_hash !== null,
    uses_email_code: !account.is_primary_mfa && mayUseEmailFactor(account, deps.mode),
    may_use_email_code: !needsAuthenticator(account, deps.mode),
    deletes_at: account.deletes_at,
  };
}
