import type { Role } from '@caretrail/contract/access/session';
import { needsAuthenticator } from '@caretrail/contract/auth/rules';
import type { Database } from '../../db/client.ts';
import type { Keys } from '../../keys.ts';
import { recordAudit, type AuditDeps } from '../audit/service.ts';
import { invite } from '../auth/service.ts';
import { findUserByEmail, insertPendingUser } from './repo.ts';

export type InviteDeps = AuditDeps & {
  readonly db: Database;
  readonly keys: Keys;
  readonly publicUrl: string;
  readonly mode: 'demo' | 'production';
};

export type Invited =
  | { readonly link: string }
  | { readonly refusedBecause: 'has an account already' };

/** A pending account and a mail to choose its password. Inviting again replaces the link, until the account is used. */
export const inviteUser = (
  deps: InviteDeps,
  { email, role }: { email: string; role: Role },
): Promise<Invited> =>
  deps.db.transaction(async (tx) => {
    const known = await findUserByEmail(tx, email);
    if (known && known.status !== 'pending') return { refusedBecause: 'has an account already' };
    const id = known?.id ?? deps.ids.next();
    if (!known) {
      const usesEmail = !needsAuthenticator({ user_type: role }, deps.mode);
      await insertPendingUser(tx, { id, email, role, usesEmail, patientId: deps.ids.next() });
    }
    await recordAudit(deps, tx, {
      action: 'user.invited',
      caller: null,
      objectType: 'user',
      objectId: id,
    });
    return { link: await invite(deps, tx, { id, email }) };
  });
