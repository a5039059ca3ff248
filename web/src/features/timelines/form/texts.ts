import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** Placeholder by type; never used as a value. */
export const titleExamples = messages('timelines/title-examples', {
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
});

const statusTexts = messages('timelines/status-choices', {
  done: 'Yes',
  missed: 'No, it was missed',
  cancelled: 'No, it was cancelled',
  planned: 'Not yet, it is planned',
});

export const statusChoices = (['done', 'missed', 'cancelled', 'planned'] as const).map((value) => ({
  value,
  label: statusTexts[value],
}));

/** Field → message. */
export const missing = messages('timelines/missing-fields', {
  event_type: 'Select what type of event it is.',
  day: 'Select the day.',
  startTime: 'Enter a start time, or select “All day”.',
  lastDay: 'Select the last day.',
  endTime: 'Enter an end time, or select “All day”.',
});

export const formTexts = inRecord(
  messages('timelines/form', {
    kind: 'Type: {label}. Change it',
    namedByItself:
      'If you leave this blank, we will use the symptom or the first words of your notes.',
    /** For Important Data without any content. */
    nothingSaid: 'Enter a symptom, a note or a title.',
    create: 'Add an event',
    edit: 'Edit event',
    backToEvent: 'Back to the event',
    allDay: 'All day',
    severalDays: 'It lasts more than one day',
    elsewhere: 'In another time zone',
    today: 'Today',
    /** {list} names the other visits, each with its time: 'MRI (10:00–10:30)'. */
    sameTime: 'At this time you already have: {list}. You can still save this event.',
    titleAndTime: '{title} ({time})',
    save: 'Save event',
    questionKept:
      'Your question is kept with an appointment. Tell us below which one and when it is.',
    /** Of a new one that was chosen on another screen. */
    saveAs: {
      appointment: 'Save appointment',
      seizure: 'Save seizure',
      symptom: 'Save symptom',
      note: 'Save note',
    },
    saveChanges: 'Save changes',
    saving: 'Saving…',
    stopped: 'Upload cancelled. We have kept what you entered. Save again when you are ready.',
    leaving: 'This event',
    noPlace: 'No place',
    placesNotLoaded: 'Your places could not be loaded.',
    question: 'Question',
    addQuestion: 'Add another question',
    symptom: 'Symptom',
    addSymptom: 'Add another symptom',
    severityWords: {
      none: 'none',
      mild: 'mild',
      moderate: 'moderate',
      severe: 'severe',
      worst: 'worst possible',
    },
  }),
  messages('timelines/form-theirs', {
    sameTime: 'At this time there already is: {list}. You can still save this event.',
    placesNotLoaded: 'The places could not be loaded.',
  }),
);

export const conflictTexts = messages('timelines/conflict', {
  heading: 'This event has changed',
  kind: 'Type',
  when: 'When',
  dayAndTime: '{day} · {time}',
  status: 'Status',
  selected: 'selected',
  lead: 'This event was saved somewhere else while you were editing it. Choose which version to keep.',
  files:
    '{count, plural, one {If you keep your version, your new file is added.} other {If you keep your version, your new files are added.}}',
});

export const resultTexts = messages('timelines/result-fields', {
  name: 'Test',
  value: 'Result',
  unit: 'Unit',
  low: 'Range from',
  high: 'Range to',
  legend: 'Result {number, number}',
  remove: 'Remove',
  removeOf: 'Remove result {name}',
  another: 'Add another result',
});
