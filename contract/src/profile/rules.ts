import type { Role } from '../access/session.ts';
import { clientErrors } from '../texts/client-errors.ts';

type Fetcher = {
  readonly id?: string | null | undefined;
  readonly user_type?: string | null | undefined;
};

const patient: Role = 'patient';

/** §5: why the profile may not be fetched, or null. The missing id is named first. */
export function profileFetchProblem(user: Fetcher | null | undefined): string | null {
  if (!user?.id) return clientErrors.profileWithoutUserId;
  return user.user_type === patient ? null : clientErrors.profileForPatientsOnly;
}
