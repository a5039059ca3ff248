import type { DosePart } from '@caretrail/contract/medications/slots';
import type { Queryable } from '../../db/client.ts';
import type { StockRow } from './course-repo.ts';

/** A count replaces everything that was known. */
export async function replaceStock(
  tx: Queryable,
  patientId: string,
  medicationId: string,
  stock: readonly (StockRow & {
    /** When it was counted last, where this is no new count of it. */
    readonly count_at?: string | undefined;
  })[],
  at: Date,
): Promise<void> {
  await tx.execute(`DELETE FROM medication_stock WHERE patient_id = $1 AND medication_id = $2`, [
    patientId,
    medicationId,
  ]);
  if (stock.length === 0) return;
  await tx.execute(
    `INSERT INTO medication_stock (patient_id, medication_id, strength, position, on_hand, unit, expires, low_at_days,
                                   low_at_count, repeats_left, renew_lead_days, per_dose, counted_at, last_count_at)
     SELECT $1, $2, s.strength, s.position, s.on_hand, s.unit, s.expires, s.low_at_days, s.low_at_count, s.repeats_left,
            s.renew_lead_days, s.per_dose, $4, COALESCE(s.count_at, $4)
       FROM jsonb_to_recordset($3::jsonb) AS s (strength text, position smallint, on_hand numeric, unit text,
            expires date, low_at_days smallint, low_at_count numeric, repeats_left smallint, renew_lead_days smallint,
            per_dose numeric, count_at timestamptz)`,
    [
      patientId,
      medicationId,
      JSON.stringify(stock.map((each, position) => ({ ...each, position }))),
      at.toISOString(),
    ],
  );
}

/** One strength, which keeps its place, or is added last. */
export async function putStock(
  tx: Queryable,
  patientId: string,
  medicationId: string,
  row: StockRow,
  /** Null: neither counted nor refilled, only its other fields have changed. */
  changedAt: Date | null,
  /** Null: it was not counted. What comes in is no count: what was taken before it has to be taken off. */
  countedAt: Date | null,
): Promise<void> {
  await tx.execute(
    `INSERT INTO medication_stock AS k (patient_id, medication_id, strength, on_hand, unit, expires, low_at_days, repeats_left,
                                   renew_lead_days, per_dose, counted_at, low_at_count, last_count_at, position)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, COALESCE($11, now()), $12, COALESCE($13, $11, now()),
             (SELECT COALESCE(max(position), -1) + 1 FROM medication_stock
               WHERE patient_id = $1 AND medication_id = $2))
     ON CONFLICT (patient_id, medication_id, strength) DO UPDATE
        SET on_hand = $4, unit = $5, expires = $6, low_at_days = $7, repeats_left = $8, renew_lead_days = $9,
            per_dose = $10, counted_at = COALESCE($11, k.counted_at), low_at_count = $12,
            last_count_at = COALESCE($13, k.last_count_at)`,
    [
      patientId,
      medicationId,
      row.strength,
      row.on_hand,
      row.unit,
      row.expires,
      row.low_at_days,
      row.repeats_left,
      row.renew_lead_days,
      row.per_dose,
      changedAt?.toISOString() ?? null,
      row.low_at_count,
      countedAt?.toISOString() ?? null,
    ],
  );
}

export async function dropStock(
  tx: Queryable,
  patientId: string,
  medicationId: string,
  strength: string,
): Promise<void> {
  await tx.execute(
    `DELETE FROM medication_stock WHERE patient_id = $1 AND medication_id = $2 AND strength = $3`,
    [patientId, medicationId, strength],
  );
}

/**
 * Takes from the stock, or gives back to it for counts below zero. The strengths are those of the stock, in its own
 * spelling: `ofStock` finds them.
 */
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
