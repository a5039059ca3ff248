import type { Role } from '@caretrail/contract/access/session';
import type { AppDeps } from '../app.ts';
import { inviteUser } from '../modules/users/invite.ts';

/** A user who was just invited; the link is in their mail. */
export async function invitePerson(
  { deps }: { deps: AppDeps },
  role: Role = 'patient',
): Promise<{ email: string }> {
  const email = `invited-${deps.ids.next()}@example.org`;
  await inviteUser(deps, { email, role });
  return { email };
}
