import { displayName } from '@caretrail/contract/access/menu';
import { isOver } from '@caretrail/contract/circle/decide-grant';
import type { Circle, CircleInvitation, CirclePerson } from '@caretrail/contract/circle/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { AuthDeps } from '../auth/service.ts';
import { accessZone } from '../patients/service.ts';
import { findPeople, findPerson, type PersonRow } from './grants-repo.ts';
import { findInvitation, findOpenInvitations, type InvitationRow } from './invitations-repo.ts';

export type CircleDeps = AuthDeps;

const personOf = (
  { first_name, last_name, user_name, ...row }: PersonRow,
  time_zone: string,
  now: Date,
): CirclePerson => ({
  ...row,
  name: displayName({ first_name, last_name, user_name }),
  areas: [...row.areas],
  is_over: isOver({ ends_on: row.ends_on, time_zone }, now),
});

export const invitationOf = (row: InvitationRow, now: Date): CircleInvitation => ({
  ...row,
  areas: [...row.areas],
  is_expired: Date.parse(row.expires_at) <= now.getTime(),
});

/** Who has access, and who is invited. */
export async function readCircle(
  { db, clock }: CircleDeps,
  { patientId }: RecordContext,
): Promise<Circle> {
  const zone = await accessZone(db, patientId);
  const now = clock.now();
  return {
    people: (await findPeople(db, patientId)).map((row) => personOf(row, zone, now)),
    invitations: (await findOpenInvitations(db, patientId)).map((row) => invitationOf(row, now)),
  };
}

export async function existingPerson(
  { clock }: Pick<CircleDeps, 'clock'>,
  tx: Queryable,
  patientId: string,
  id: string,
): Promise<CirclePerson> {
  const row = await findPerson(tx, patientId, id);
  if (!row) throw fail('not_found');
  return personOf(row, await accessZone(tx, patientId), clock.now());
}

export async function existingInvitation(
  { clock }: Pick<CircleDeps, 'clock'>,
  tx: Queryable,
  patientId: string,
  id: string,
): Promise<CircleInvitation> {
  const row = await findInvitation(tx, patientId, id);
  if (!row) throw fail('not_found');
  return invitationOf(row, clock.now());
}
