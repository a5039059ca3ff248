import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { invitationLink } from '@caretrail/contract/circle/invitation-link';
import type { CircleInvitation, NewInvitation } from '@caretrail/contract/circle/schema';
import { circleErrors } from '@caretrail/contract/circle/texts';
import { limits } from '@caretrail/contract/limits';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { hashOfToken } from '../../http/link-token.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type AuthContext, newLongCode, requireRecentMfa } from '../auth/service.ts';
import { queueMail } from '../mail/service.ts';
import { accessZone, type RecordWrite, writeRecord, writeRecordOnce } from '../patients/service.ts';
import { existingInvitation, invitationOf, type CircleDeps } from './circle.ts';
import { findPatient, findPeople } from './grants-repo.ts';
import {
  countSentSince,
  findOpenInvitations,
  insertInvitation,
  takeBackInvitations,
} from './invitations-repo.ts';
import { invitationMail } from './mail.ts';

const day = 86_400_000;

/** On the patient's calendar. */
export async function assertEndNotPast(
  { clock }: Pick<CircleDeps, 'clock'>,
  tx: Queryable,
  patientId: string,
  ends_on: string | null,
): Promise<void> {
  if (ends_on === null) return;
  const today = dateAt(clock.now().getTime(), await accessZone(tx, patientId));
  if (ends_on < today) throw fail('invalid_input', { fields: { ends_on: circleErrors.endPassed } });
}

async function assertMayInvite(
  { clock }: CircleDeps,
  { tx, patientId }: RecordWrite,
  email: string,
): Promise<void> {
  const refused = (sentence: string) => fail('invalid_input', { fields: { email: sentence } });
  if ((await findPatient(tx, patientId)).email === email) throw refused(circleErrors.yourself);
  const people = await findPeople(tx, patientId);
  if (people.some((person) => person.email === email)) throw refused(circleErrors.alreadyHelps);
  const { people: most, invitations, invitationsPerDay, invitationsToOnePerDay } = limits.circle;
  // Each that still works may become one person more.
  const works = (await findOpenInvitations(tx, patientId)).filter(
    (row) => !invitationOf(row, clock.now()).is_expired,
  );
  if (people.length + works.length >= most) throw refused(circleErrors.tooManyPeople({ most }));
  if (works.length >= invitations)
    throw refused(circleErrors.tooManyInvitations({ most: invitations }));
  const since = new Date(clock.now().getTime() - day);
  if (
    (await countSentSince(tx, patientId, { since })) >= invitationsPerDay ||
    (await countSentSince(tx, patientId, { since, to: email })) >= invitationsToOnePerDay
  )
    throw fail('too_many');
}

async function sendInvitation(
  deps: CircleDeps,
  write: RecordWrite,
  id: string,
  { email, name, role, areas, ends_on }: NewInvitation,
): Promise<CircleInvitation> {
  const { tx, patientId, by, changed } = write;
  await takeBackInvitations(tx, patientId, { email }, by.at);
  await assertMayInvite(deps, write, email);
  await assertEndNotPast(deps, tx, patientId, ends_on);
  const token = newLongCode();
  const expiresAt = new Date(by.at.getTime() + limits.circle.invitationMs);
  const row = {
    id,
    email,
    name,
    role,
    areas,
    ends_on,
    sent_at: by.at.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
  await insertInvitation(tx, patientId, { ...row, tokenHash: hashOfToken(token) });
  const link = invitationLink(deps.publicUrl, token);
  await queueMail(deps, tx, email, () => invitationMail(link, expiresAt));
  changed('circle.invited', 'circle_invitation', id);
  return invitationOf(row, by.at);
}

type Sent = { readonly body: NewInvitation; readonly key: string | null };

/** A link by mail, bound to its address. Another one to the same address replaces the first. */
export async function inviteHelper(
  deps: CircleDeps,
  context: RecordContext,
  auth: AuthContext,
  { body, key }: Sent,
): Promise<CircleInvitation> {
  await requireRecentMfa(deps, auth, 'invitations');
  const id = deps.ids.next();
  const { path: route } = circleEndpoints.invite;
  return writeRecordOnce(
    deps,
    context,
    { key, route, content: body, resourceId: id },
    {
      work: (write) => sendInvitation(deps, write, id, body),
      again: (tx, madeId) => existingInvitation(deps, tx, context.patientId, madeId),
    },
  );
}

/** Its link no longer works. Idempotent. */
export const takeInvitationBack = (
  deps: CircleDeps,
  context: RecordContext,
  id: string,
): Promise<void> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    await existingInvitation(deps, tx, patientId, id);
    for (const each of await takeBackInvitations(tx, patientId, { id }, by.at))
      changed('circle.invitation-taken-back', 'circle_invitation', each);
  });
