import { isTimeZone } from '@caretrail/contract/dates';
import { findTimeZone, lockRecord, raiseVersion } from './repo.ts';

type Db = Parameters<typeof findTimeZone>[0];

/**
 * First in every transaction that reads before it writes into a record: until it ends, no other write into the record
 * begins. Rows of the module come after it, so that no two writers wait for each other.
 */
export const holdRecord = (tx: Db, patientId: string): Promise<void> => lockRecord(tx, patientId);

/** In the transaction of every write: whatever was kept of the patient's lists is old from its commit on. Holds too. */
export const raiseDataVersion = (tx: Db, patientId: string): Promise<void> =>
  raiseVersion(tx, patientId);

/** The same for repos, at the head of an INSERT whose `$1` is the patient. */
export { raisingDataVersion } from './repo.ts';

/** UTC for whoever named none. */
export const knownZone = (zone: string | null): string =>
  zone !== null && isTimeZone(zone) ? zone : 'UTC';

/** The zone that the patient named in preboarding. */
export const timeZoneOf = async (db: Db, patientId: string): Promise<string> =>
  knownZone(await findTimeZone(db, patientId));
