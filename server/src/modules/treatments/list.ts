import type { Built } from '../../http/cached-answers.ts';
import type { Owner } from '../../http/owner.ts';
import { listTreatments } from './repo.ts';
import { answerOf, todayOf, type TreatmentsDeps } from './treatment-record.ts';

const quarterHour = 15 * 60 * 1000;

/** Where today lies in a plan changes at midnight, which comes at some quarter of an hour in every zone. */
export const listName = ({ clock }: Pick<TreatmentsDeps, 'clock'>): string =>
  `treatments ${Math.floor(clock.now().getTime() / quarterHour)}`;

export async function buildTreatmentList(
  deps: TreatmentsDeps,
  { patientId }: Pick<Owner, 'patientId'>,
): Promise<Built> {
  const today = await todayOf(deps, deps.db, patientId);
  const { version, treatments } = await listTreatments(deps.db, patientId);
  const data = treatments.map((row) => answerOf(row, today));
  return { version, json: JSON.stringify({ data }) };
}
