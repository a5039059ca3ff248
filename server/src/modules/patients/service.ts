import { isTimeZone, msFromIso } from '@caretrail/contract/dates';
import type { ZoneMove } from '@caretrail/contract/medications/zone-moves';
import { deletionOrder } from './deletion-order.ts';
import {
  deleteRows,
  findReferences,
  findTables,
  holdForDeletion,
  isOfPatients,
} from './record-tables-repo.ts';
import { lockRecord, raiseVersion } from './repo.ts';
import { findWhereabouts, findZone, type ZoneMoveRow } from './zone-repo.ts';

/** For whatever can be deleted and brought back. */
export { putIntoBin, takeOutOfBin } from './bin.ts';

/** For whatever names something else of the patient. */
export { refuseForeign } from './own-links.ts';

/** For what has to reach every table: the export, the deletion. */
export { findTables, isOfPatients, type Table } from './record-tables-repo.ts';

type Db = Parameters<typeof lockRecord>[0];

/**
 * First in every transaction that reads before it writes into a record: until it ends, no other write into the record
 * begins. Rows of the module come after it, so that no two writers wait for each other.
 */
export const holdRecord = (tx: Db, patientId: string): Promise<void> => lockRecord(tx, patientId);

/** In the transaction of every write: whatever was kept of the patient's lists is old from its commit on. Holds too. */
export const raiseDataVersion = (tx: Db, patientId: string): Promise<void> =>
  raiseVersion(tx, patientId);

/** For repos whose rows are all written in the same way. */
export { type By, countIn, setDeletedIn, writesInto } from './rows-repo.ts';

/** UTC for whoever named none and has no schedule. */
export const knownZone = (zone: string | null): string =>
  zone !== null && isTimeZone(zone) ? zone : 'UTC';

/** For repos that read many patients: the SQL of the zone in use. */
export { zoneInUseOf, type ZoneMoveRow } from './zone-repo.ts';

/** Where a patient is, and when they moved: doses are worked out from both. */
export type Whereabouts = { readonly zone: string; readonly moves: readonly ZoneMove[] };

export const whereaboutsIn = (
  zone: string | null,
  moves: readonly ZoneMoveRow[] | null,
): Whereabouts => ({
  zone: knownZone(zone),
  moves: (moves ?? []).map(({ at, from }) => ({
    at_ms: msFromIso(at) ?? 0,
    from: knownZone(from),
  })),
});

export async function whereaboutsOf(db: Db, patientId: string): Promise<Whereabouts> {
  const found = await findWhereabouts(db, patientId);
  return whereaboutsIn(found?.zone ?? null, found?.moves ?? null);
}

/** By which a patient's days are reckoned: the zone that they named, else the home of their newest schedule. */
export const timeZoneOf = async (db: Db, patientId: string): Promise<string> =>
  knownZone((await findZone(db, patientId))?.used_zone ?? null);

/** Every row of the patient, in every table that has any, the record itself last. */
export async function deleteRecord(tx: Db, patientId: string): Promise<void> {
  await holdForDeletion(tx, patientId);
  const tables = (await findTables(tx)).filter(isOfPatients);
  const order = deletionOrder(
    tables.map(({ name }) => name),
    await findReferences(tx),
  );
  for (const table of order) await deleteRows(tx, table, patientId);
}
