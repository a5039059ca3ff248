import type { PatientZone, ZoneChoice } from '@caretrail/contract/patients/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, writeRecord } from './write-record.ts';
import { findZone, writeKeptIn, writeZone } from './zone-repo.ts';

async function existing(db: Queryable, patientId: string): Promise<PatientZone> {
  const zone = await findZone(db, patientId);
  if (!zone) throw fail('not_found');
  return zone;
}

export const readZone = ({ db }: RecordDeps, { patientId }: RecordContext): Promise<PatientZone> =>
  existing(db, patientId);

/** The times move to another clock, or stay those of home while a device is elsewhere. */
export const chooseZone = (
  deps: RecordDeps,
  context: RecordContext,
  { time_zone, kept_in }: ZoneChoice,
): Promise<PatientZone> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    const before = await existing(tx, patientId);
    const isMoved = time_zone !== undefined && time_zone !== before.time_zone;
    const isKept = kept_in !== undefined && kept_in !== before.kept_in;
    if (!isMoved && !isKept) return before;
    if (isMoved) await writeZone(tx, patientId, time_zone, by);
    if (isKept) await writeKeptIn(tx, patientId, kept_in);
    changed('profile.edited', 'profile', patientId, [isMoved ? 'time_zone' : 'kept_in']);
    return existing(tx, patientId);
  });
