import { displayName } from '@caretrail/contract/access/menu';
import type {
  HelpedRecord,
  HelperAccount,
  InvitationDetails,
  invitationState,
} from '@caretrail/contract/circle/schema';
import { messages } from '@caretrail/contract/i18n/messages';
import type * as z from 'zod/mini';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { hashOfToken } from '../../http/link-token.ts';
import { recordAudit } from '../audit/service.ts';
import { actorOf, type AuthContext, lockSelf, openHelperAccount } from '../auth/service.ts';
import { queueMail } from '../mail/service.ts';
import type { CircleDeps } from './circle.ts';
import { endGrantOf, findPatient } from './grants-repo.ts';
import { findByToken, markAccepted, type SentInvitation } from './invitations-repo.ts';
import { acceptedMail } from './mail.ts';
import { giveAccess } from './service.ts';

const texts = messages('circle/refusals', {
  hasAccount: 'There is already an account with this address. Sign in to see the invitation.',
});

/** An invitation that can still be accepted. */
async function opened(
  { clock }: Pick<CircleDeps, 'clock'>,
  db: Queryable,
  token: string,
): Promise<SentInvitation> {
  const found = await findByToken(db, hashOfToken(token));
  if (!found) throw fail('not_found');
  if (found.accepted_at !== null) throw fail('link_used');
  const isOver = Date.parse(found.expires_at) <= clock.now().getTime();
  if (found.taken_back_at !== null || isOver || !found.is_inviter_open) throw fail('link_expired');
  return found;
}

/** Nothing about who invites. */
export async function openInvitation(
  deps: CircleDeps,
  token: string,
): Promise<z.infer<typeof invitationState>> {
  const { has_account, expires_at } = await opened(deps, deps.db, token);
  return { has_account, expires_at };
}

/** D6: an account without a record. The code by email, at the first sign-in, proves the address once more. */
export async function register(
  deps: CircleDeps,
  { token, ...person }: HelperAccount,
  caller: Caller,
): Promise<void> {
  const { id, email } = await opened(deps, deps.db, token);
  const isNew = await openHelperAccount(deps, { ...person, email, grantId: id }, caller);
  if (!isNew) throw fail('conflict', { detail: texts.hasAccount });
}

/** For the account with the invited address. To any other one it does not exist. */
async function invitationFor(
  deps: CircleDeps,
  db: Queryable,
  { account }: Pick<AuthContext, 'account'>,
  token: string,
): Promise<SentInvitation> {
  // §6: administrators see no record, and so help with none.
  if (account.user_type !== 'patient') throw fail('forbidden');
  const found = await opened(deps, db, token);
  // Patients who take the address that they invited do not help themselves: they would be told of their own doses.
  if (found.email !== account.email || found.inviter_id === account.id) throw fail('not_found');
  return found;
}

export async function readInvitation(
  deps: CircleDeps,
  auth: AuthContext,
  token: string,
): Promise<InvitationDetails> {
  const { patient_id, role, areas, ends_on, expires_at } = await invitationFor(
    deps,
    deps.db,
    auth,
    token,
  );
  const patient = await findPatient(deps.db, patient_id);
  return { patient_name: displayName(patient), role, areas: [...areas], ends_on, expires_at };
}

/** Once: of two who use the link at the same time, one gets access. */
export const acceptInvitation = (
  deps: CircleDeps,
  auth: AuthContext,
  token: string,
): Promise<HelpedRecord> =>
  deps.db.transaction(async (tx) => {
    // The address of this moment: it may have been changed while the request was on its way.
    const account = await lockSelf(deps, tx, auth);
    const invitation = await invitationFor(deps, tx, { account }, token);
    const { patient_id: patientId, email, role, areas, ends_on } = invitation;
    const at = deps.clock.now();
    if (!(await markAccepted(tx, patientId, invitation.id, at))) throw fail('link_used');
    await endGrantOf(tx, patientId, account.id, at);
    const access = { helperId: account.id, email, role, areas, ends_on };
    const id = await giveAccess(deps, tx, patientId, access);
    const patient = await findPatient(tx, patientId);
    await queueMail(deps, tx, patient.email, () => acceptedMail(displayName(account)));
    await recordAudit(deps, tx, {
      ...actorOf(auth),
      action: 'circle.accepted',
      objectType: 'circle_grant',
      objectId: id,
      subjectPatientId: patientId,
    });
    const since = at.toISOString();
    const name = displayName(patient);
    return { id, patient_id: patientId, name, role, areas: [...areas], ends_on, since };
  });
