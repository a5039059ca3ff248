import type { Area } from '@caretrail/contract/circle/areas';
import { id as idSchema } from '@caretrail/contract/http/plain-text';
import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext, UsedGrant } from '../../http/record-context.ts';
import type { Clock } from '../../ports/clock.ts';
import { idAt, type Ids } from '../../ports/ids.ts';
import { insertFacts, isFull, type NewFact } from './repo.ts';

export { type FactRow, findFacts, findWriters, forgetName, isGrantOpen } from './repo.ts';

const texts = messages('circle/ledger-refusals', {
  tooMany: 'You have opened this record very often within a day. Wait an hour and try again.',
});

const dayMs = 24 * 60 * 60 * 1000;
const mostRows = 2 ** 31 - 1;

export type LedgerDeps = { readonly clock: Clock; readonly ids: Ids };

/** D10: who acts under a grant; nothing is ever told about patients in their own record. */
type Helping = Pick<RecordContext, 'actor' | 'patientId'> & { readonly grant: UsedGrant };

type Told = Pick<NewFact, 'act' | 'areas'> &
  Partial<Pick<NewFact, 'action' | 'object_type' | 'object_id'>>;

const factOf = (
  { clock, ids }: LedgerDeps,
  { actor, grant }: Helping,
  { action = null, object_type = null, object_id = null, act, areas }: Told,
): NewFact => ({
  id: ids.next(),
  at: clock.now().toISOString(),
  helper_user_id: actor.userId,
  name: grant.name,
  device: actor.caller?.device ?? null,
  call: grant.call,
  act,
  areas,
  action,
  object_type,
  object_id: idSchema.safeParse(object_id).success ? object_id : null,
});

async function tell(
  deps: LedgerDeps,
  db: Queryable,
  helping: Helping,
  told: readonly Told[],
  rows: number = limits.circle.callsPerDay,
): Promise<void> {
  const { patientId, grant, actor } = helping;
  const facts = told.map((each) => factOf(deps, helping, each));
  const under = { patientId, grantId: grant.id, version: grant.version };
  const dayAgo = idAt(deps.clock.now().getTime() - dayMs);
  const atMost = { helperId: actor.userId, since: dayAgo, rows };
  if (await insertFacts(db, under, facts, atMost)) return;
  if (await isFull(db, patientId, atMost))
    throw fail('too_many', { retryAfter: 60 * 60, detail: texts.tooMany });
  // Ended a moment ago: nothing is shown, and nothing is written.
  throw fail('forbidden');
}

/** Before anything is read: what cannot be told is not shown. */
export async function tellLook(
  deps: LedgerDeps & { readonly db: Queryable },
  { actor, patientId, grant }: RecordContext,
): Promise<void> {
  if (grant === null) return;
  const told = [{ act: 'read' as const, areas: grant.told }];
  await tell(deps, deps.db, { actor, patientId, grant }, told);
}

export type ToldWrite = {
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string | undefined;
  /** Where it is known more exactly than by the call. */
  readonly areas: readonly Area[] | null;
};

/** In the transaction of the write, so that there is never one without the other. */
export async function tellWrites(
  deps: LedgerDeps,
  tx: Queryable,
  { actor, patientId, grant }: RecordContext,
  writes: readonly ToldWrite[],
  /** Of what has a limit of its own, and must not wait: who is on it, who takes over. */
  { isUnbounded = false } = {},
): Promise<void> {
  if (grant === null || writes.length === 0) return;
  const told = writes.map(({ action, objectType, objectId, areas }) => ({
    act: 'write' as const,
    areas: areas ?? grant.told,
    action,
    object_type: objectType,
    object_id: objectId ?? null,
  }));
  await tell(deps, tx, { actor, patientId, grant }, told, isUnbounded ? mostRows : undefined);
  grant.noteWritten();
}
