import type { Queryable } from '../../db/client.ts';
import { type AuditDeps } from '../audit/service.ts';
import { addConsents, type CurrentTerms } from '../terms/service.ts';
import { onDay } from './on-day.ts';

/** The consents of a user who has done every step, when the text was new. */
export async function seedConsents(
  deps: AuditDeps & { readonly terms: CurrentTerms },
  tx: Queryable,
  { actor: { userId } }: { readonly actor: { readonly userId: string } },
): Promise<void> {
  const then = onDay(deps, -1);
  const { version, sha256 } = deps.terms.english;
  const said = { terms: true, 'health-data': true, 'research-contact': false } as const;
  const decisions = Object.entries(said).map(([kind, accepted]) => ({
    id: then.ids.next(),
    kind: kind as keyof typeof said,
    accepted,
  }));
  const read = { version, sha256, at: then.clock.now(), ipPrefix: '127.0.0.0/24' };
  await addConsents(tx, userId, decisions, read);
}
