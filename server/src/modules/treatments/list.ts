import { dateAt } from '@caretrail/contract/time/zoned';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { Queryable } from '../../db/client.ts';
import type { Built } from '../../http/cached-answers.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { knownZone, type RecordDeps } from '../patients/service.ts';
import { listTreatments } from './repo.ts';
import { answerOf } from './treatment-record.ts';

const quarterHour = 15 * 60 * 1000;

/** The current day of a plan changes at midnight, which comes at some quarter of an hour in every zone. */
export const listName = ({ clock }: Pick<RecordDeps, 'clock'>): string =>
  `treatments ${Math.floor(clock.now().getTime() / quarterHour)}`;

/** As of the current day where the patient lives. The version and the zone are of one query. */
export async function treatmentsAt(
  db: Queryable,
  patientId: string,
  nowMs: number,
): Promise<{ version: number; zone: string; treatments: Treatment[] }> {
  const { version, zone: used, treatments } = await listTreatments(db, patientId);
  const zone = knownZone(used);
  const today = dateAt(nowMs, zone);
  return { version, zone, treatments: treatments.map((row) => answerOf(row, today)) };
}

export async function buildTreatmentList(
  { db, clock }: RecordDeps,
  { patientId }: Pick<RecordContext, 'patientId'>,
): Promise<Built> {
  const nowMs = clock.now().getTime();
  const { version, treatments: data } = await treatmentsAt(db, patientId, nowMs);
  return { version, json: JSON.stringify({ data }) };
}
