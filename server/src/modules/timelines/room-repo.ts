import type { Queryable } from '../../db/client.ts';

export type Room = { count: number; bytes: number };

/** What a patient has written into events; the bin counts too. */
export const usedRoom = (tx: Queryable, patientId: string): Promise<Room> =>
  tx.one<Room>(
    `SELECT count(*) AS count,
            COALESCE(sum(octet_length(title) + octet_length(description) + octet_length(preparation)
                         + octet_length(outcome) + octet_length(practitioner) + octet_length(contact)
                         + COALESCE(octet_length(video_url), 0) + octet_length(results::text)
                         + octet_length(array_to_string(questions || symptoms || tags, ''))), 0)::bigint AS bytes
       FROM events WHERE patient_id = $1`,
    [patientId],
  );
