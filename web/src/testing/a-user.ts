import type { User } from '@caretrail/contract/auth/schema';

export const aUser = (changes: Partial<User> = {}): User => ({
  id: '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e',
  user_type: 'patient',
  preboarding_completed: true,
  is_primary_email: true,
  is_primary_mfa: false,
  first_name: 'Ada',
  last_name: 'Berg',
  user_name: 'ada',
  terms_accepted: true,
  ...changes,
});
