import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { fail, Refusal } from '../../http/fail.ts';
import type { RecordWrite } from '../patients/service.ts';
import { existingEvent, touchEvent } from '../timelines/service.ts';

/** The event that a file is to belong to: one of the same patient, not in the bin. It is about to have another file. */
export async function ownEvent(
  { tx, patientId, by }: RecordWrite,
  eventId: string,
): Promise<TimelineEvent> {
  const event = await existingEvent(tx, patientId, eventId).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw fail('invalid_input', {
      fields: { event_id: 'This event is not one of yours. Please choose another one.' },
    });
  });
  await touchEvent(tx, patientId, eventId, by);
  return event;
}
