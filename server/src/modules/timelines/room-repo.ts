import type { Queryable } from '../../db/client.ts';

export type Room = { count: number; bytes: number };

/** What a patient has written into events; the bin counts too. */
export const usedRoom = (tx: Queryable, patientId: string): Promise<Room> =>
  tx.one<Room>(
    `SELECT count(*) AS count, COALESCE(sum(text_bytes), 0)::bigint AS bytes
       FROM events WHERE patient_id = $1`,
    [patientId],
  );
