import { symptomNames } from '../dashboard/symptom-names.ts';
import { messages } from '../i18n/messages.ts';
import { symptomName } from '../preboarding/symptoms.ts';
import { eventTypeLabel } from './event-types.ts';
import type { TimelineEvent } from './schema.ts';

const labels = messages('timelines/recorded', {
  seizure: 'Seizure',
  symptom: 'Symptom',
  note: 'Note',
  checkIn: 'Check-in',
});
export type RecordedAs = keyof typeof labels;

type Recorded = Pick<TimelineEvent, 'event_type' | 'description'> & {
  readonly symptoms: readonly string[];
  /** A form is never one. */
  readonly check_in?: unknown;
};

/** As the form and the answers at the start call it. */
export const isSeizureName = (symptom: string): boolean =>
  [symptomNames.seizure, symptomName('Seizures')].some(
    (name) => name.toLowerCase() === symptom.trim().toLowerCase(),
  );

/** What a person wrote down as Important Data; null for any other event. */
export function recordedAs({
  event_type,
  symptoms,
  description,
  check_in,
}: Recorded): RecordedAs | null {
  if (event_type !== 'Important Data') return null;
  if ((check_in ?? null) !== null) return 'checkIn';
  if (symptoms.some(isSeizureName)) return 'seizure';
  if (symptoms.length > 0) return 'symptom';
  return description.trim() === '' ? null : 'note';
}

/** What an event is called on its page and in lists: as it was recorded, otherwise by its type of §3. */
export function eventKindLabel(event: Recorded): string {
  const kind = recordedAs(event);
  return kind === null ? eventTypeLabel(event.event_type) : labels[kind];
}
