import type { ArticleChoices } from '@caretrail/contract/articles/schema';
import type { Queryable } from '../../db/client.ts';

export const findChoices = (
  db: Queryable,
  patientId: string,
): Promise<ArticleChoices | undefined> =>
  db.maybeOne<ArticleChoices>(`SELECT hide_outlook FROM patients WHERE patient_id = $1`, [
    patientId,
  ]);

export async function writeChoices(
  tx: Queryable,
  patientId: string,
  { hide_outlook }: ArticleChoices,
): Promise<void> {
  await tx.execute(`UPDATE patients SET hide_outlook = $2 WHERE patient_id = $1`, [
    patientId,
    hide_outlook,
  ]);
}
