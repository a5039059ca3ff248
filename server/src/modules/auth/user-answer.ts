import type { User } from '@caretrail/contract/auth/schema';
import type { Account } from './accounts-repo.ts';

/** §3 User, as it leaves the server. */
export const userAnswer = (account: Account, termsVersion: string): User => ({
  id: account.id,
  user_type: account.user_type,
  // §4.1: true unless the user is a patient who has not completed preboarding.
  preboarding_completed: account.user_type === 'administrator' || account.preboarding_completed,
  is_primary_email: account.is_primary_email,
  is_primary_mfa: account.is_primary_mfa,
  first_name: account.first_name,
  last_name: account.last_name,
  user_name: account.user_name,
  terms_accepted: account.terms_version === termsVersion,
});
