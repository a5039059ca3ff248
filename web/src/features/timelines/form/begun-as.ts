import { messages } from '@caretrail/contract/i18n/messages';
import { recordedAs } from '@caretrail/contract/timelines/recorded-as';
import type { FormValues } from './values.ts';

/** What was chosen on another screen, in the words of its link. */
export const begunHeadings = messages('timelines/begun', {
  appointment: 'Add an appointment',
  seizure: 'Record a seizure',
  symptom: 'Record a symptom',
  note: 'Add a note',
});
export type BegunAs = keyof typeof begunHeadings;

/** What the form of an event depends on. */
export type Begun = Partial<Pick<FormValues, 'event_type' | 'symptoms'>>;

/** From the values that the other screen has preset, or of the event; null for any other form. */
export function begunAs({ event_type, symptoms }: Begun): BegunAs | null {
  if (event_type === 'Appointment') return 'appointment';
  if (event_type !== 'Important Data') return null;
  if (symptoms === undefined || symptoms.length === 0) return 'note';
  return recordedAs({ event_type, symptoms, description: '' }) === 'seizure'
    ? 'seizure'
    : 'symptom';
}

/** One tap adds a symptom in place of an empty line, a second one removes it. */
export const toggledSymptom = (symptoms: readonly string[], name: string): readonly string[] =>
  symptoms.includes(name)
    ? symptoms.filter((each) => each !== name)
    : [...symptoms.filter((each) => each.trim() !== ''), name];
