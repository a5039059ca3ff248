import { messages } from '@caretrail/contract/i18n/messages';
import type { EventType } from '@caretrail/contract/timelines/event-types';

/** Placeholder by type; never used as a value. */
export const titleExamples: Record<EventType, string> = {
  Appointment: 'For example, check-up',
  Consultations: 'For example, second opinion',
  Scan: 'For example, MRI of the head',
  Tests: 'For example, blood test',
  Treatment: 'For example, radiotherapy',
  Rehab: 'For example, speech therapy',
  Results: 'For example, blood count',
  'Important Data': 'For example, seizure',
  UserStorage: 'For example, clinic letter',
  Medication: 'For example, new dose',
};

export const statusChoices = [
  { value: 'done', label: 'Yes' },
  { value: 'missed', label: 'No, it was missed' },
  { value: 'cancelled', label: 'No, it was cancelled' },
  { value: 'planned', label: 'Not yet, it is planned' },
] as const;

/** Field → message. */
export const missing = {
  event_type: 'Select what kind of event it is.',
  day: 'Select the day.',
  startTime: 'Enter a start time, or select “All day”.',
  lastDay: 'Select the last day.',
  endTime: 'Enter an end time, or select “All day”.',
} as const;

/** For Important Data without any content. */
export const nothingSaid = 'Enter a symptom, a note or a title.';

export const formTexts = messages('timelines/form', {
  kind: 'Kind: {label}. Change it',
  namedByItself:
    'If you leave this blank, we will use the symptom or the first words of your notes.',
  create: 'New event',
  edit: 'Edit event',
  backToEvent: 'Back to the event',
  allDay: 'All day',
  severalDays: 'It lasts more than one day',
  elsewhere: 'In another time zone',
  today: 'Today',
  save: 'Save event',
  saveChanges: 'Save changes',
  saving: 'Saving…',
  stopped: 'Upload cancelled. We have kept what you entered. Save again when you are ready.',
  leaving: 'This event',
  noPlace: 'No place',
  addPlace: 'Add a place',
  placesNotLoaded: 'Your places could not be loaded.',
});

export const conflictTexts = messages('timelines/conflict', {
  heading: 'This event has changed',
  lead: 'This event was saved somewhere else while you were editing it. Choose which version to keep.',
  files:
    '{count, plural, one {If you keep your version, your new file is added.} other {If you keep your version, your new files are added.}}',
});
