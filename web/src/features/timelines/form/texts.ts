import type { EventType } from '@caretrail/contract/timelines/event-types';

/** Placeholder by type; never used as a value. */
export const titleExamples: Record<EventType, string> = {
  Appointment: 'For example: Check-up',
  Consultations: 'For example: Second opinion',
  Scan: 'For example: MRI of the head',
  Tests: 'For example: Blood test',
  Treatment: 'For example: Radiotherapy',
  Rehab: 'For example: Speech therapy',
  Results: 'For example: Blood count',
  'Important Data': 'For example: Seizure',
  UserStorage: 'For example: Clinic letter',
  Medication: 'For example: New dose',
};

export const statusChoices = [
  { value: 'done', label: 'Yes, it is done' },
  { value: 'missed', label: 'No, it was missed' },
  { value: 'cancelled', label: 'No, it was cancelled' },
  { value: 'planned', label: 'Not yet, it is planned' },
] as const;

/** Field → message. */
export const missing = {
  event_type: 'Please choose what kind of event it is.',
  day: 'Please choose the day.',
  startTime: 'Please give the time it starts, or tick “All day”.',
  lastDay: 'Please choose the last day.',
  endTime: 'Please give the time it ends, or tick “All day”.',
} as const;

/** For Important Data without any content. */
export const nothingSaid = 'Please name a symptom, write a note or give it a title.';

export const formTexts = {
  kind: (label: string): string => `Kind: ${label}. Choose another`,
  namedByItself: 'Left empty, it is called after the symptom or the first words of your notes.',
  create: 'New event',
  edit: 'Edit event',
  backToEvent: 'Back to the event',
  allDay: 'All day',
  severalDays: 'It lasts several days',
  elsewhere: 'In another time zone',
  today: 'Today',
  save: 'Save event',
  saveChanges: 'Save changes',
  saving: 'Saving…',
  stopped: 'Sending was stopped. Nothing you typed is lost. Press the button to send it again.',
  leaving: 'This event',
  noPlace: 'No place',
  addPlace: 'Add a place',
  placesNotLoaded: 'Your places could not be loaded.',
} as const;

export const conflictTexts = {
  heading: 'This event was changed meanwhile',
  lead: 'Somebody, or you on another device, saved this event while you were writing. Please choose which version to keep.',
  files: (count: number): string =>
    count === 1 ? 'Your new file is added with yours.' : 'Your new files are added with yours.',
} as const;
