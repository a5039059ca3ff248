import { msFromIso } from '@caretrail/contract/dates';
import type { ZoneMove } from '@caretrail/contract/medications/zone-moves';
import { deletionOrder } from './deletion-order.ts';
import { knownZone } from './known-zone.ts';
import {
  deleteRows,
  findReferences,
  findTables,
  holdForDeletion,
  isOfPatients,
} from './record-tables-repo.ts';
import { findAccessZone, findWhereabouts, findZone, type ZoneMoveRow } from './zone-repo.ts';

/** For whatever can be deleted and brought back. */
export { putIntoBin, takeOutOfBin } from './bin.ts';

/** For what has to reach every table: the export, the deletion. */
export { findTables, isOfPatients, type Table } from './record-tables-repo.ts';

type Db = Parameters<typeof findZone>[0];

/** For accounts that become those of patients. */
export { ensureRecord } from './repo.ts';

/** For every write into a record. */
export {
  claimIn,
  inTurnOfRecord,
  type RecordDeps,
  type RecordWrite,
  writeRecord,
  writeRecordIn,
  writeRecordOnce,
} from './write-record.ts';

/** For a write by a person who may have no access to the record. */
export { lockRecord } from './repo.ts';

/** For what a record can hold of each kind. */
export { roomFor } from './room.ts';

/** For repos whose rows are all written in the same way. */
export { type By, setDeletedIn, writesInto } from './rows-repo.ts';

export { knownZone } from './known-zone.ts';

/** For what people of the care circle are told about doses: the one place that says who may be. */
export { isToldUnder, mayLeave } from './told.ts';
export { openAreasInSql, type Under } from './told-repo.ts';

/** For repos that read many patients: the SQL of the zone in use, and of that by which an access ends. */
export { accessZoneOf, zoneInUseOf, type ZoneMoveRow } from './zone-repo.ts';
export { firstNameInSql, nameInSql } from './name-in-sql.ts';

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

/** On whose calendar the last day of an access is: no one who has it can move it. */
export const accessZone = async (db: Db, patientId: string): Promise<string> =>
  knownZone(await findAccessZone(db, patientId));

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
