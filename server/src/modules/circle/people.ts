import type { CirclePerson, GrantEdit } from '@caretrail/contract/circle/schema';
import { isSameValue } from '@caretrail/contract/http/same-value';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type AuthContext, requireRecentMfa } from '../auth/service.ts';
import { writeRecord } from '../patients/service.ts';
import { existingPerson, type CircleDeps } from './circle.ts';
import { endAllGrants, endGrant, findPerson, updateGrant } from './grants-repo.ts';
import { takeBackInvitations } from './invitations-repo.ts';
import { assertEndNotPast } from './invite.ts';

/** Ordered alike: which areas, not in which order. */
const fieldsOf = ({ role, areas, ends_on }: Pick<CirclePerson, 'role' | 'areas' | 'ends_on'>) => ({
  role,
  areas: areas.toSorted(),
  ends_on,
});

export async function editPerson(
  deps: CircleDeps,
  context: RecordContext,
  auth: AuthContext,
  { id, body }: { readonly id: string; readonly body: GrantEdit },
): Promise<CirclePerson> {
  await requireRecentMfa(deps, auth, 'invitations');
  return writeRecord(deps, context, async ({ tx, patientId, changed }) => {
    const before = await existingPerson(deps, tx, patientId, id);
    const { version, ...edit } = body;
    if (version !== before.version)
      throw fail('stale_version', {
        body: {
          conflict: { your_version: version, stored_version: before.version, stored: before },
        },
      });
    const said = Object.entries(edit).filter(([, value]) => value !== undefined);
    const after: CirclePerson = { ...before, ...Object.fromEntries(said) };
    const [old, now] = [fieldsOf(before), fieldsOf(after)];
    const names = (['role', 'areas', 'ends_on'] as const).filter(
      (name) => !isSameValue(old[name], now[name]),
    );
    if (names.length === 0) return before;
    if (names.includes('ends_on')) await assertEndNotPast(deps, tx, patientId, after.ends_on);
    await updateGrant(tx, patientId, id, after);
    changed('circle.changed', 'circle_grant', id, names);
    return existingPerson(deps, tx, patientId, id);
  });
}

/** From the next request on, on every server. Idempotent. */
export const endPerson = (deps: CircleDeps, context: RecordContext, id: string): Promise<void> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    if (!(await findPerson(tx, patientId, id))) throw fail('not_found');
    if (await endGrant(tx, patientId, id, by.at)) changed('circle.ended', 'circle_grant', id);
  });

/** Everyone at once. Invitations first: the access of one that is being accepted is then among those that end. */
export const endEveryone = (deps: CircleDeps, context: RecordContext): Promise<void> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    for (const id of await takeBackInvitations(tx, patientId, {}, by.at))
      changed('circle.invitation-taken-back', 'circle_invitation', id);
    for (const id of await endAllGrants(tx, patientId, by.at))
      changed('circle.ended', 'circle_grant', id);
  });
