import { pushLimits } from '@caretrail/contract/push/schema';
import type { ReminderOverview } from '@caretrail/contract/reminders/schema';
import type { Queryable } from '../../db/client.ts';
import { listDevices } from './devices-repo.ts';

/** For the overview of reminders. */
export async function devicesInUse(
  db: Queryable,
  patientId: string,
): Promise<ReminderOverview['push']> {
  const devices = await listDevices(db, patientId);
  return {
    devices: devices.length,
    silent: devices
      .filter(({ unconfirmed }) => unconfirmed >= pushLimits.silentAfter)
      .map(({ name }) => name),
  };
}
