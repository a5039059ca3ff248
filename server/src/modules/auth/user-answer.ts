import { isPreboarded, mayUseEmailFactor } from '@caretrail/contract/auth/rules';
import type { User } from '@caretrail/contract/auth/schema';
import type { Account } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';

export type UserAnswerDeps = Pick<AuthDeps, 'mode' | 'termsVersion'>;

/** §3 User, as the API returns it. */
export const userAnswer = ({ mode, termsVersion }: UserAnswerDeps, account: Account): User => ({
  id: account.id,
  user_type: account.user_type,
  preboarding_completed: isPreboarded(account),
  // §2.2 sends users to /verify by this flag: not those who may not use it.
  is_primary_email: account.is_primary_email && mayUseEmailFactor(account, mode),
  is_primary_mfa: account.is_primary_mfa,
  first_name: account.first_name,
  last_name: account.last_name,
  user_name: account.user_name,
  terms_accepted: account.terms_version === termsVersion,
  ...(account.deletes_at !== null && { deletes_at: account.deletes_at }),
  ...(account.language !== null && { language: account.language }),
  ...(account.user_type === 'patient' &&
    account.patient_id === null && { only_helps: true as const }),
});
