import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import { fail } from '../../http/fail.ts';
import { type RecordWrite, roomFor } from '../patients/service.ts';
import { recountEvents, type EventUsage } from './usage-repo.ts';

const { perPatient, perPatientBytes } = limits.timelines;

const texts = messages('timelines/quota', {
  tooMany: 'You can have up to {most, number} events. Delete any you no longer need.',
  tooLong:
    'There is no more room for text in your events. Delete events you no longer need, or add long texts as files.',
});

/** Before a write of many: what fits into no record is not written first. */
export function refuseTooMuch({ context }: Pick<RecordWrite, 'context'>, added: EventUsage): void {
  const most = roomFor(context, perPatient);
  if (added.count > most) throw fail('too_large', { detail: texts.tooMany({ most }) });
  if (added.bytes > roomFor(context, perPatientBytes))
    throw fail('too_large', { detail: texts.tooLong });
}

/**
 * After the write, while the record is locked: concurrent requests can never exceed the limit together. The list is
 * sent whole, so what a patient can store is what the server has to be able to send.
 */
export async function assertEventQuota(
  { tx, patientId, context }: Pick<RecordWrite, 'tx' | 'patientId' | 'context'>,
  atMost: EventUsage,
): Promise<void> {
  const isTooMany = atMost.count > roomFor(context, perPatient);
  const isTooLong = atMost.bytes > roomFor(context, perPatientBytes);
  if (!isTooMany && !isTooLong) return;
  refuseTooMuch({ context }, await recountEvents(tx, patientId));
}
