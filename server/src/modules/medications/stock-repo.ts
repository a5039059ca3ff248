import type { DosePart } from '@caretrail/contract/medications/slots';
import type { Queryable } from '../../db/client.ts';
import type { StockRow } from './course-repo.ts';

/** What was counted takes the place of all that was known. */
export async function replaceStock(
  tx: Queryable,
  patientId: string,
  medicationId: string,
  stock: readonly StockRow[],
): Promise<void> {
  await tx.execute(`DELETE FROM medication_stock WHERE patient_id = $1 AND medication_id = $2`, [
    patientId,
    medicationId,
  ]);
  if (stock.length === 0) return;
  await tx.execute(
    `INSERT INTO medication_stock (patient_id, medication_id, strength, position, on_hand, unit, expires, low_at_days,
                                   repeats_left, renew_lead_days)
     SELECT $1, $2, s.strength, s.position, s.on_hand, s.unit, s.expires, s.low_at_days, s.repeats_left,
            s.renew_lead_days
       FROM jsonb_to_recordset($3::jsonb) AS s (strength text, position smallint, on_hand numeric, unit text,
            expires date, low_at_days smallint, repeats_left smallint, renew_lead_days smallint)`,
    [
      patientId,
      medicationId,
      JSON.stringify(stock.map((each, position) => ({ ...each, position }))),
    ],
  );
}

/** Takes from the stock, or gives back to it for counts below zero. Strengths that nobody counts are left out. */
export async function takeFromStock(
  tx: Queryable,
  patientId: string,
  medicationId: string,
  parts: readonly DosePart[],
): Promise<void> {
  if (parts.length === 0) return;
  await tx.execute(
    `UPDATE medication_stock k SET on_hand = k.on_hand - taken.count
       FROM (SELECT strength, sum(count) AS count
               FROM jsonb_to_recordset($3::jsonb) AS part (strength text, count numeric)
              GROUP BY strength) taken
      WHERE k.patient_id = $1 AND k.medication_id = $2 AND k.strength = taken.strength`,
    [patientId, medicationId, JSON.stringify(parts)],
  );
}
