import type { Account } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';

/**
 * A password can be reset by mail, so a code by mail adds little: outside the demo administrators need an
 * authenticator, and who has set one up is no longer let in past it.
 */
export const mayUseEmail = ({ mode }: Pick<AuthDeps, 'mode'>, account: Account): boolean =>
  (account.user_type === 'patient' || mode === 'demo') &&
  (account.is_primary_email || !account.is_primary_mfa);
