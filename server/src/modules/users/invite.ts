import type { Role } from '@caretrail/contract/access/session';
import { needsAuthenticator } from '@caretrail/contract/auth/rules';
import { limits } from '@caretrail/contract/limits';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import type { UserInvite, UserListItem } from '@caretrail/contract/users/schema';
import type { Database, Queryable } from '../../db/client.ts';
import { fail, type Refusal } from '../../http/fail.ts';
import type { Keys } from '../../keys.ts';
import { recordAudit, type AuditDeps, type AuditEvent } from '../audit/service.ts';
import {
  actorOf,
  type AuthDeps,
  canBeTakenBack,
  type AuthContext,
  lockActor,
  invite,
  requireRecentMfa,
} from '../auth/service.ts';
import { claimKey } from '../idempotency/service.ts';
import { findListItem, findUserByEmail, insertPendingUser } from './repo.ts';
import { usersTexts } from './texts.ts';

const undoDays = limits.account.emailUndoMs / 86_400_000;

export type InviteDeps = AuditDeps & {
  readonly db: Database;
  readonly keys: Keys;
  readonly publicUrl: string;
  readonly supportEmail: string;
  readonly mode: 'demo' | 'production';
};

type Wanted = {
  readonly email: string;
  readonly role: Role;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly reason?: string;
};
type Actor = Pick<AuditEvent, 'caller' | 'actorId' | 'actorRole' | 'sessionId'>;

/**
 * A pending account and a mail to choose its password; undefined when the address has an account. Refuses an address
 * that its previous owner can still take back.
 */
async function makePending(
  deps: InviteDeps,
  tx: Queryable,
  wanted: Wanted,
  { id, actor }: { id: string; actor: Actor },
): Promise<string | undefined> {
  const { email, role, reason } = wanted;
  const patientId = deps.ids.next();
  const isNew = await insertPendingUser(tx, {
    id,
    email,
    role,
    firstName: wanted.firstName ?? '',
    lastName: wanted.lastName ?? '',
    usesEmail: !needsAuthenticator({ user_type: role }, deps.mode),
    patientId,
    invitedBy: actor.actorId ?? null,
  });
  if (!isNew) return undefined;
  // Check after the insert, so that a concurrent change away from this address is seen.
  if (await canBeTakenBack(tx, email, deps.clock.now())) throw stillHeld(email);
  await recordAudit(deps, tx, {
    ...actor,
    action: 'user.invited',
    objectType: 'user',
    objectId: id,
    subjectPatientId: role === 'patient' ? patientId : null,
    ...(reason !== undefined && { reason }),
  });
  return invite(deps, tx, { id, email, ...(reason !== undefined && { reason }) });
}

function stillHeld(email: string): Refusal {
  const sentence = usersTexts.stillHeld({ address: email, days: undoDays });
  return fail('conflict', {
    detail: sentence,
    fields: { email: sentence },
    body: { user_id: null },
  });
}

/** By an administrator. An address that has an account is reported, so that no user is invited twice by mistake. */
export async function inviteByAdministrator(
  deps: AuthDeps,
  auth: AuthContext,
  { body, key }: { readonly body: UserInvite; readonly key: string | null },
): Promise<UserListItem> {
  await requireRecentMfa(deps, auth, 'invitations');
  const { email, user_type: role, first_name: firstName, last_name: lastName, reason } = body;
  const id = deps.ids.next();
  return deps.db.transaction(async (tx) => {
    await lockActor(deps, tx, auth);
    const madeBefore = await claimKey(deps, tx, {
      userId: auth.account.id,
      key,
      route: usersEndpoints.invite.path,
      content: body,
      resourceId: id,
    });
    if (madeBefore !== null) return findListItem(tx, madeBefore);
    const wanted = { email, role, firstName, lastName, reason };
    if ((await makePending(deps, tx, wanted, { id, actor: actorOf(auth) })) === undefined) {
      const known = await findUserByEmail(tx, email);
      const sentence = usersTexts.taken[known?.status ?? 'active']({ address: email });
      throw fail('conflict', {
        detail: sentence,
        fields: { email: sentence },
        body: { user_id: known?.id ?? null },
      });
    }
    return findListItem(tx, id);
  });
}

export type Invited = { readonly link: string } | { readonly refusedBecause: string };

/** By the operator. Inviting again replaces the link, until the account is used. */
export const inviteUser = (deps: InviteDeps, wanted: Wanted): Promise<Invited> =>
  deps.db.transaction(async (tx) => {
    const { email, role } = wanted;
    const actor = { caller: null };
    const link = await makePending(deps, tx, wanted, { id: deps.ids.next(), actor });
    if (link !== undefined) return { link };
    const known = await findUserByEmail(tx, email);
    if (known?.status !== 'pending') return { refusedBecause: 'already has an account' };
    if (known.user_type !== role)
      return { refusedBecause: `has already been invited, as ${known.user_type}` };
    const happening = { action: 'user.invited', objectType: 'user', objectId: known.id } as const;
    await recordAudit(deps, tx, { ...actor, ...happening });
    return { link: await invite(deps, tx, { id: known.id, email }) };
  });
