import { displayName } from '@caretrail/contract/access/menu';
import type { User } from '@caretrail/contract/auth/schema';
import { isOver } from '@caretrail/contract/circle/decide-grant';
import type { HelpedRecords } from '@caretrail/contract/circle/schema';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { actorOf, type AuthContext, lockSelf, readUser } from '../auth/service.ts';
import { queueMail } from '../mail/service.ts';
import { ensureRecord, knownZone } from '../patients/service.ts';
import { isNamed, isTakeOverAsked } from '../succession/service.ts';
import { askForHealthData } from '../terms/service.ts';
import type { CircleDeps } from './circle.ts';
import { endGrant, findHelped, findOwnGrant, findPatient } from './grants-repo.ts';
import { leftMail } from './mail.ts';

/** The records that the user helps with now, and whether someone asks to take over their own. */
export async function listHelped(
  { db, clock }: CircleDeps,
  { account }: AuthContext,
): Promise<HelpedRecords> {
  const { id, patient_id: ownId } = account;
  const [rows, is_named, take_over_asked] = await Promise.all([
    findHelped(db, id),
    isNamed(db, id),
    ownId !== null && isTakeOverAsked(db, ownId),
  ]);
  const isOpen = ({ ends_on, time_zone }: (typeof rows)[number]): boolean =>
    !isOver({ ends_on, time_zone: knownZone(time_zone) }, clock.now());
  return {
    data: rows.filter(isOpen).map(({ first_name, last_name, user_name, ...row }) => ({
      ...row,
      name: displayName({ first_name, last_name, user_name }),
      areas: [...row.areas],
    })),
    is_named,
    take_over_asked,
  };
}

/** Gives one's own access up; the patient is told. */
export const leaveRecord = (deps: CircleDeps, auth: AuthContext, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { account } = auth;
    await lockSelf(deps, tx, auth);
    const found = await findOwnGrant(tx, account.id, id);
    if (!found) throw fail('not_found');
    const { patient_id: patientId } = found;
    if (!(await endGrant(tx, patientId, id, deps.clock.now()))) throw fail('not_found');
    const { email } = await findPatient(tx, patientId);
    await queueMail(deps, tx, email, () => leftMail(displayName(account)));
    await recordAudit(deps, tx, {
      ...actorOf(auth),
      action: 'circle.left',
      objectType: 'circle_grant',
      objectId: id,
      subjectPatientId: patientId,
    });
  });

/** For someone who only helped so far: the terms about their own data are the next step, then 'Getting started'. Done again it changes nothing. */
export const startOwnRecord = (deps: CircleDeps, auth: AuthContext): Promise<User> =>
  deps.db.transaction(async (tx) => {
    const { account } = auth;
    if (account.user_type !== 'patient') throw fail('forbidden');
    await lockSelf(deps, tx, auth);
    const patientId = deps.ids.next();
    if (await ensureRecord(tx, account.id, patientId)) {
      await askForHealthData(tx, account.id);
      await recordAudit(deps, tx, {
        ...actorOf(auth),
        action: 'circle.record-started',
        objectType: 'user',
        objectId: account.id,
        subjectPatientId: patientId,
      });
    }
    return readUser(deps, tx, account.id);
  });
