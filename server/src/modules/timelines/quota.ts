import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { recountEvents, type EventUsage } from './usage-repo.ts';

const { perPatient, perPatientBytes } = limits.timelines;

const texts = messages('timelines/quota', {
  tooMany: 'You can have up to {most, number} events. Delete any you no longer need.',
  tooLong:
    'There is no more room for text in your events. Delete events you no longer need, or add long texts as files.',
});

const isTooMany = ({ count }: EventUsage): boolean => count > perPatient;
const isTooLong = ({ bytes }: EventUsage): boolean => bytes > perPatientBytes;

/**
 * After the write, while the record is locked: concurrent requests can never exceed the limit together. The list is
 * sent whole, so what a patient can store is what the server has to be able to send.
 */
export async function assertEventQuota(
  tx: Queryable,
  patientId: string,
  atMost: EventUsage,
): Promise<void> {
  if (!isTooMany(atMost) && !isTooLong(atMost)) return;
  const used = await recountEvents(tx, patientId);
  if (isTooMany(used))
    throw fail('too_large', {
      detail: texts.tooMany({ most: perPatient }),
    });
  if (isTooLong(used))
    throw fail('too_large', {
      detail: texts.tooLong,
    });
}
