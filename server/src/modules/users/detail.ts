import { mayUseEmailFactor } from '@caretrail/contract/auth/rules';
import type { UserDetail } from '@caretrail/contract/users/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { readAccountEvents, recordAudit } from '../audit/service.ts';
import { actorOf, type AuthDeps, type AuthContext, listSessionsOf } from '../auth/service.ts';
import { type DetailRow, findDetail } from './detail-repo.ts';
import { usersTexts } from './texts.ts';

const factorsOf = ({ mode }: Pick<AuthDeps, 'mode'>, row: DetailRow): UserDetail['factors'] => [
  ...(mayUseEmailFactor(row, mode) ? (['email'] as const) : []),
  ...(row.has_app ? (['totp'] as const) : []),
];

/** The current account, in or outside of a transaction. What the schema does not name is stripped from the response. */
export async function readDetail(
  deps: AuthDeps,
  db: Queryable,
  id: string,
): Promise<UserDetail & { patient_id: string | null }> {
  const row = await findDetail(db, id, deps.clock.now());
  if (!row) throw fail('not_found', { detail: usersTexts.noAccount });
  return {
    ...row,
    factors: factorsOf(deps, row),
    sessions: await listSessionsOf(deps, db, id),
    events: await readAccountEvents(db, id),
  };
}

/** Viewing an account is itself logged. */
export async function openDetail(
  deps: AuthDeps,
  auth: AuthContext,
  id: string,
): Promise<UserDetail> {
  const detail = await readDetail(deps, deps.db, id);
  await recordAudit(deps, deps.db, {
    ...actorOf(auth),
    action: 'user.opened',
    objectType: 'user',
    objectId: id,
    subjectPatientId: detail.patient_id,
  });
  return detail;
}
