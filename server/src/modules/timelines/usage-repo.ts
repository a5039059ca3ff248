import type { Queryable } from '../../db/client.ts';

export type EventUsage = { count: number; bytes: number };

/**
 * What a patient has written into events, the bin included, counted row by row: the stored numbers never fall when the
 * bin is emptied.
 */
export const recountEvents = (tx: Queryable, patientId: string): Promise<EventUsage> =>
  tx.one<EventUsage>(
    `UPDATE patients p
        SET event_count = e.count, event_bytes = e.bytes
       FROM (SELECT count(*) AS count, COALESCE(sum(text_bytes), 0) AS bytes FROM events WHERE patient_id = $1) e
      WHERE p.patient_id = $1
     RETURNING p.event_count AS count, p.event_bytes AS bytes`,
    [patientId],
  );
