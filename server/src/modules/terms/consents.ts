import type { Consent } from '@caretrail/contract/terms/schema';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { Principal } from '../../http/principal.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { addConsents, listConsents, lockAccount } from './repo.ts';
import type { TermsDeps } from './service.ts';
import { termsToRead } from './text.ts';

export async function readConsents(
  { db }: Pick<TermsDeps, 'db'>,
  { userId }: Principal,
): Promise<{ data: Consent[] }> {
  if (!userId) throw fail('invalid_token');
  return { data: await listConsents(db, userId) };
}

/**
 * The one consent that can be given and withdrawn at any time. Repeated in the same language, it is not written again: a
 * text in another one is another text.
 */
export const decideResearchContact = (
  deps: TermsDeps,
  context: RecordContext,
  accepted: boolean,
): Promise<{ data: Consent[] }> =>
  deps.db.transaction(async (tx) => {
    const { userId, caller } = context.actor;
    await lockAccount(tx, userId);
    const kind = 'research-contact' as const;
    const { version, sha256 } = termsToRead(deps.terms);
    const added = await addConsents(tx, userId, [{ id: deps.ids.next(), kind, accepted }], {
      version,
      sha256,
      at: deps.clock.now(),
      ipPrefix: caller?.ipPrefix ?? 'unknown',
    });
    if (added.length > 0) {
      await recordAudit(deps, tx, auditEvent(context, 'consent.decided', 'consent', kind, added));
    }
    return { data: await listConsents(tx, userId) };
  });
