import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import { inRecord } from '../../lib/in-record.ts';

/** Field names for the form and the event's page. */
export const labels = inRecord(
  messages('timelines/labels', {
    event_type: 'What type of event is it?',
    title: 'Title',
    titleOptional: 'Title (optional)',
    day: 'Day',
    startTime: 'Starts at',
    endTime: 'Ends at',
    endTimeOptional: 'Ends at (optional)',
    lastDay: 'Last day',
    time_zone: 'Time zone',
    status: 'Did it happen?',
    location_id: 'Where',
    practitioner: 'Clinician',
    contact: 'Contact',
    video_url: 'Video link',
    preparation: 'How to prepare',
    questions: 'Questions to ask',
    reminders: 'Reminders',
    outcome: 'What you were told',
    results: 'Results',
    symptoms: 'Symptoms',
    severity: 'How bad was it?',
    body_side: 'Which side of the body?',
    lasted: 'How long did it last?',
    seizure: 'The seizure',
    check_in: 'The day',
    description: 'Notes',
    files: 'Files',
    treatment_id: 'Treatment',
  }),
  messages('timelines/labels-theirs', { outcome: 'What was said' }),
);

export const hints = inRecord(
  messages('timelines/hints', {
    practitioner: 'Doctor, nurse or therapist',
    contact: 'A phone number or an email address',
    preparation: 'For example, nothing to eat after midnight, bring your last letter',
    reminders:
      'If you do not select any, we use your settings in “Reminders” above your events. Reminders must be turned on there.',
    files:
      'A photo, a letter (PDF, Word) or a scan. Up to {size, number} MB each, up to {count, number} files.',
    results: 'Copy them from your letter. Add a range only if your letter gives one.',
  }),
  messages('timelines/hints-theirs', {
    preparation: 'For example, nothing to eat after midnight, bring the last letter',
    results: 'Copy them from the letter. Add a range only if the letter gives one.',
    reminders: 'If none are selected, the settings of {patient} apply.',
  }),
);

export const filesHint = hints.files({
  size: limits.files.maxBytes / 1024 ** 2,
  count: limits.files.perEvent,
});
