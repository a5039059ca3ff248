import { messages } from '@caretrail/contract/i18n/messages';

export const captureTexts = messages('shell/capture', {
  button: 'Write down',
  heading: 'What do you want to write down?',
  seizure: 'Record a seizure',
  symptom: 'Record a symptom',
  asNeeded: 'Record an as-needed dose',
  appointment: 'Add an appointment',
  letter: 'Add a photo of a letter',
  question: 'Add a question for a visit',
  /** The visit that the question is for. */
  questionFor: 'For: {title}',
  note: 'Add a note',
  cancel: 'Cancel',
  notLoaded: 'This could not be loaded. Check your connection, then reload the page.',
});
