import type { User } from '@caretrail/contract/auth/schema';
import { messages } from '@caretrail/contract/i18n/messages';
import type { TermsAcceptance } from '@caretrail/contract/terms/schema';
import type { Database } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { Principal } from '../../http/principal.ts';
import { recordAudit, type AuditDeps } from '../audit/service.ts';
import { readUser } from '../auth/service.ts';
import { addConsents, hasRecord, lockAccount, markTermsAccepted, type Decision } from './repo.ts';
import { type CurrentTerms, termsToRead } from './text.ts';

const texts = messages('terms/refusals', {
  newer: 'There is a newer version of the terms. Read it and decide again.',
});

export { addConsents, askForHealthData } from './repo.ts';
export type { CurrentTerms } from './text.ts';
export type TermsDeps = AuditDeps & {
  readonly db: Database;
  readonly terms: CurrentTerms;
  readonly mode: 'demo' | 'production';
};

/**
 * §4.1 Accepting terms. Only the current version can be accepted, in the language in which it was read; repeated, it
 * changes nothing. Accepted again in another language, that text is noted too: the first acceptance stays. Who only helps
 * has no health data here to agree about, and agrees to how they treat that of others (decision 0049).
 */
export async function acceptTerms(
  deps: TermsDeps,
  { userId, sessionId, patientId, session }: Principal,
  body: TermsAcceptance,
  caller: Caller,
): Promise<User> {
  if (!userId || !session.signedIn) throw fail('invalid_token');
  const { version, sha256 } = termsToRead(deps.terms);
  if (body.version !== version) {
    throw fail('conflict', {
      detail: texts.newer,
      body: { version },
    });
  }
  const decision = (kind: Decision['kind'], accepted: boolean): Decision => ({
    id: deps.ids.next(),
    kind,
    accepted,
  });
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    // By now: a record of their own may have been begun since the request came in.
    const onlyHelps = session.role === 'patient' && !(await hasRecord(tx, userId));
    const decisions = [
      decision('terms', body.accepted),
      ...(onlyHelps
        ? [decision('others-data', body.health_data)]
        : [
            decision('health-data', body.health_data),
            decision('research-contact', body.research_contact),
          ]),
    ];
    const added = await addConsents(tx, userId, decisions, {
      version,
      sha256,
      at,
      ipPrefix: caller.ipPrefix,
    });
    const isFirst = await markTermsAccepted(tx, userId, version, at);
    if (isFirst || added.length > 0) {
      await recordAudit(deps, tx, {
        action: 'terms.accepted',
        caller,
        actorId: userId,
        actorRole: session.role,
        sessionId,
        objectType: 'terms',
        objectId: version,
        subjectPatientId: patientId,
        changedFields: added,
      });
    }
    return readUser({ mode: deps.mode, termsVersion: version }, tx, userId);
  });
}
