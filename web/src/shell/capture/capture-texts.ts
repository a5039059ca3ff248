import { messages } from '@caretrail/contract/i18n/messages';

export const captureTexts = messages('shell/capture', {
  heading: 'What do you want to add?',
  seizure: 'Record a seizure',
  symptom: 'Record a symptom',
  asNeeded: 'Record an as-needed dose',
  appointment: 'Add an appointment',
  file: 'Add a photo or a file',
  question: 'Add a question for an appointment',
  whichVisit: 'Which appointment is your question for?',
  note: 'Add a note',
  ownSymptoms: 'Record one of your symptoms now',
  ownSymptom: 'Record {symptom} now',
  more: 'Something else',
  event: 'Add another type of event',
  medicine: 'Add a medicine',
  treatment: 'Add a treatment',
  place: 'Add a place',
  card: 'Show the emergency card',
  cancel: 'Cancel',
});
