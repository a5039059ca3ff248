import { messages } from '../i18n/messages.ts';
import type { CardLine } from './schema.ts';

/** What stands above each line of the card. */
export const cardLabels: Readonly<Record<CardLine, string>> = messages('emergency-card/lines', {
  birth_date: 'Born',
  diagnosis: 'Diagnosis',
  steroids: 'Takes steroids',
  blood_thinners: 'Takes blood thinners',
  seizures: 'Seizures: what to do',
  allergies: 'Allergies',
  medicines: 'Medicines',
  contacts: 'Call',
  places: 'Clinic, at any time',
});

/** Facts of the record, and what follows for someone who helps. Nothing beyond that. */
export const cardTexts = messages('emergency-card/card', {
  title: 'Emergency card',
  /** Of steroids in the medicines. */
  steroidFact: 'Do not stop suddenly. More may be needed in an emergency: ask a doctor.',
  allergiesOpen: 'Not recorded',
  noAllergies: 'None known',
  noMedicines: 'No medicines are written down in this record.',
  onHold: 'on hold',
  neverStop: 'do not stop suddenly',
  contact: '{name} ({relation})',
  made: 'Made on {day} at {time}',
  madeAgo: 'Made on {day} at {time}, {ago}',
  old: 'This card may be out of date.',
  /** In a code that has no room for them. */
  moreMedicines: 'The medicines are on the printed card.',
});
