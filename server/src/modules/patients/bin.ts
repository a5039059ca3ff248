import type { Database, Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { type AuditDeps, type AuditEvent, recordAudit } from '../audit/service.ts';
import { lockRecord, raiseVersion } from './repo.ts';

export type BinDeps = AuditDeps & { readonly db: Database };

/** One row of a patient, as the repo of its module knows it. */
type Row = {
  readonly patientId: string;
  readonly id: string;
  /** Into the bin, or out of it for null. False when it was so already. */
  readonly setDeleted: (
    tx: Queryable,
    patientId: string,
    id: string,
    deletedAt: Date | null,
  ) => Promise<boolean>;
  readonly event: AuditEvent;
};

/** Changed, told and counted together, or not at all. */
async function put(
  deps: BinDeps,
  tx: Queryable,
  { patientId, id, setDeleted, event }: Row,
  deletedAt: Date | null,
): Promise<void> {
  if (!(await setDeleted(tx, patientId, id, deletedAt))) return;
  await raiseVersion(tx, patientId);
  await recordAudit(deps, tx, event);
}

/** Into the bin. Done again it succeeds again; what never was is not found. */
export const putIntoBin = (
  deps: BinDeps,
  row: Row & { readonly find: (tx: Queryable) => Promise<unknown> },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockRecord(tx, row.patientId);
    if (!(await row.find(tx))) throw fail('not_found');
    await put(deps, tx, row, deps.clock.now());
  });

/** Out of the bin, for as long as it is there. `answer` finds it not where it is gone. */
export const takeOutOfBin = <Answer>(
  deps: BinDeps,
  row: Row & { readonly answer: (tx: Queryable) => Promise<Answer> },
): Promise<Answer> =>
  deps.db.transaction(async (tx) => {
    await lockRecord(tx, row.patientId);
    await put(deps, tx, row, null);
    return row.answer(tx);
  });
