import type { Consent } from '@caretrail/contract/terms/schema';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { Owner } from '../../http/owner.ts';
import type { Principal } from '../../http/principal.ts';
import { recordAudit } from '../audit/service.ts';
import { addConsents, listConsents, lockAccount } from './repo.ts';
import type { TermsDeps } from './service.ts';

export async function readConsents(
  { db }: Pick<TermsDeps, 'db'>,
  { userId }: Principal,
): Promise<{ data: Consent[] }> {
  if (!userId) throw fail('invalid_token');
  return { data: await listConsents(db, userId) };
}

/** The one agreement that can be given and taken back at any time. Said again, it is not written again. */
export const decideResearchContact = (
  deps: TermsDeps,
  { userId, patientId, sessionId }: Owner,
  accepted: boolean,
  caller: Caller,
): Promise<{ data: Consent[] }> =>
  deps.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const kind = 'research-contact' as const;
    const { version, sha256 } = deps.terms;
    const added = await addConsents(tx, userId, [{ id: deps.ids.next(), kind, accepted }], {
      version,
      sha256,
      at: deps.clock.now(),
      ipPrefix: caller.ipPrefix,
    });
    if (added.length > 0) {
      await recordAudit(deps, tx, {
        action: 'consent.decided',
        caller,
        actorId: userId,
        actorRole: 'patient',
        sessionId,
        objectType: 'consent',
        objectId: kind,
        subjectPatientId: patientId,
        changedFields: added,
      });
    }
    return { data: await listConsents(tx, userId) };
  });
