import {
  decideSuccession,
  type Succession,
  type SuccessionEvent,
  type TakeOver,
} from '@caretrail/contract/circle/successor';
import type { Queryable } from '../../db/client.ts';
import type { Actor, RecordContext } from '../../http/record-context.ts';
import { type LedgerDeps, tellWrites } from '../ledger/service.ts';
import { knownZone } from '../patients/service.ts';
import {
  deleteNaming,
  endRequest,
  findSuccession,
  type RequestRow,
  type SuccessionRow,
} from './repo.ts';

export type Known = {
  readonly row: SuccessionRow;
  readonly zone: string;
  readonly state: Succession;
};

const requestOf = ({
  helper_id,
  wait_days,
  asked_at,
  ends_at,
  told_on,
  lost_on,
  over,
  over_at,
}: RequestRow): TakeOver => ({
  user_id: helper_id,
  wait_days,
  asked_ms: Date.parse(asked_at),
  ends_ms: Date.parse(ends_at),
  told_on,
  lost_on,
  over: over === null || over_at === null ? null : { how: over, at_ms: Date.parse(over_at) },
});

/**
 * As it is now: who has lost the access that they had when they were named is not named any more, and their request has
 * ended with it. The next write stores that.
 */
export function knownOf(row: SuccessionRow): Known {
  const { named, request } = row;
  const stored: Succession = {
    naming: named && { user_id: named.helper_id, wait_days: named.wait_days },
    request: request && requestOf(request),
  };
  const endedAt = named?.access_ended_at ?? null;
  const state =
    endedAt === null
      ? stored
      : (decideSuccession(stored, { is: 'removed' }, Date.parse(endedAt)).next ?? stored);
  return { row, zone: knownZone(row.zone), state };
}

/** In the transaction that has locked the record. */
export async function successionOf(tx: Queryable, patientId: string): Promise<Known> {
  const row = await findSuccession(tx, patientId);
  if (row === undefined) throw new Error('There is no such record.');
  return knownOf(row);
}

export const decide = ({ state }: Known, event: SuccessionEvent, now: Date) =>
  decideSuccession(state, event, now.getTime());

/** Stores that a request is over, and that no one is named. What begins is stored by who decides it. */
export async function storeEnds(tx: Queryable, { row }: Known, next: Succession): Promise<void> {
  const { patient_id: patientId, named, request } = row;
  const over = next.request?.over ?? null;
  if (request !== null && request.over === null && over !== null)
    await endRequest(tx, patientId, request.id, { how: over.how, at: new Date(over.at_ms) });
  if (named !== null && next.naming === null) await deleteNaming(tx, patientId);
}

type Written = 'take-over.requested' | 'take-over.withdrawn' | 'take-over.done';

/** D12: what the named person does is in the ledger of the record, under the access that the naming stands on. */
export async function tellLedger(
  deps: LedgerDeps,
  tx: Queryable,
  { row: { patient_id, named } }: Known,
  { actor, action }: { readonly actor: Actor; readonly action: Written },
): Promise<void> {
  if (named === null || named.grant_version === null) return;
  const context: RecordContext = {
    actor,
    patientId: patient_id,
    areas: new Set(),
    rights: new Set(),
    grant: {
      id: named.grant_id,
      version: named.grant_version,
      name: named.name,
      call: action,
      told: [],
      noteWritten: () => {},
    },
  };
  const told = { action, objectType: 'take-over', objectId: undefined, areas: [] };
  await tellWrites(deps, tx, context, [told], { isUnbounded: true });
}
