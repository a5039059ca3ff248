import { limits } from '@caretrail/contract/limits';

/** Field names for the form and the event's page. */
export const labels = {
  event_type: 'What kind of event is it?',
  title: 'Title',
  titleOptional: 'Title (optional)',
  day: 'Day',
  startTime: 'Starts at',
  endTime: 'Ends at',
  endTimeOptional: 'Ends at (optional)',
  lastDay: 'Last day',
  time_zone: 'Time zone of these times',
  status: 'Did it take place?',
  location_id: 'Where',
  practitioner: 'Clinician',
  contact: 'Contact',
  video_url: 'Video link',
  preparation: 'What to bring or do before',
  questions: 'Questions to ask',
  reminders: 'Reminders by e-mail',
  outcome: 'What was said',
  results: 'Results',
  symptoms: 'Symptoms',
  severity: 'How strong was it?',
  description: 'Notes',
  files: 'Files',
  treatment_id: 'Treatment',
} as const;

export const hints = {
  practitioner: 'Doctor, nurse or therapist',
  contact: 'A telephone number or an e-mail address',
  preparation: 'For example: nothing to eat from midnight, bring the last letter',
  reminders:
    'With none ticked, it is as you chose under “Reminders” above your events. They have to be switched on there.',
  files: `A photo, a letter (PDF, Word) or a scan. Up to ${limits.files.maxBytes / 1024 ** 2} MB each, at most ${limits.files.perEvent}.`,
  results: 'As they stand on your letter. A range is only needed if your letter names one.',
} as const;
