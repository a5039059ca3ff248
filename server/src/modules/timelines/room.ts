import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { usedRoom } from './room-repo.ts';

const { perPatient, perPatientBytes } = limits.timelines;

/**
 * After the write, while the record is held: so many at once can never pass the limit together. The list is sent whole,
 * so what a patient can store is what the server has to be able to send.
 */
export async function refuseWithoutRoom(tx: Queryable, patientId: string): Promise<void> {
  const { count, bytes } = await usedRoom(tx, patientId);
  if (count > perPatient)
    throw fail('too_large', {
      detail: `There is room for ${perPatient.toLocaleString('en-GB')} events. Please delete what you no longer need.`,
    });
  if (bytes > perPatientBytes)
    throw fail('too_large', {
      detail:
        'There is no more room for text in your events. Please delete what you no longer need, or add long texts as files.',
    });
}
