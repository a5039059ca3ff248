import type { PatientZone, ZoneChoice } from '@caretrail/contract/patients/schema';
import type { Database, Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit, type AuditDeps } from '../audit/service.ts';
import { holdRecord, raiseDataVersion } from './service.ts';
import { findZone, writeKeptIn, writeZone } from './zone-repo.ts';

export type ZoneDeps = AuditDeps & { readonly db: Database };

async function existing(db: Queryable, patientId: string): Promise<PatientZone> {
  const zone = await findZone(db, patientId);
  if (!zone) throw fail('not_found');
  return zone;
}

export const readZone = ({ db }: ZoneDeps, { patientId }: RecordContext): Promise<PatientZone> =>
  existing(db, patientId);

/** The times move to another clock, or stay those of home while a device is elsewhere. */
export async function chooseZone(
  deps: ZoneDeps,
  context: RecordContext,
  { time_zone, kept_in }: ZoneChoice,
): Promise<PatientZone> {
  const { patientId, actor } = context;
  return deps.db.transaction(async (tx) => {
    await holdRecord(tx, patientId);
    const before = await existing(tx, patientId);
    const isMoved = time_zone !== undefined && time_zone !== before.time_zone;
    const isKept = kept_in !== undefined && kept_in !== before.kept_in;
    if (!isMoved && !isKept) return before;
    if (isMoved)
      await writeZone(tx, patientId, time_zone, { userId: actor.userId, at: deps.clock.now() });
    if (isKept) await writeKeptIn(tx, patientId, kept_in);
    await raiseDataVersion(tx, patientId);
    const changed = [isMoved ? 'time_zone' : 'kept_in'];
    const event = auditEvent(context, 'profile.edited', 'profile', patientId, changed);
    await recordAudit(deps, tx, event);
    return existing(tx, patientId);
  });
}
