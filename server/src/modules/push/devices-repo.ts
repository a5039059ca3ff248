import type { Queryable } from '../../db/client.ts';

export type DeviceRow = {
  id: string;
  name: string;
  endpoint_hash: Buffer;
  added_at: string;
  confirmed_at: string | null;
  unconfirmed: number;
};

const columns = `d.id, d.name, d.endpoint_hash, d.added_at, d.confirmed_at, d.unconfirmed`;

/** The oldest first. */
export const listDevices = (db: Queryable, patientId: string): Promise<DeviceRow[]> =>
  db.query<DeviceRow>(
    `SELECT ${columns} FROM push_devices d WHERE d.patient_id = $1 ORDER BY d.added_at, d.id`,
    [patientId],
  );
