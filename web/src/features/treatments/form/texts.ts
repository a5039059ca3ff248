import { messages } from '@caretrail/contract/i18n/messages';
import { inRecord } from '../../../lib/in-record.ts';

/** An example for each type, shown as a hint and never filled in. */
export const titleExamples = messages('treatments/title-examples', {
  surgery: 'For example, operation',
  radiotherapy: 'For example, radiotherapy to the head',
  chemotherapy: 'For example, temozolomide',
  targeted_immuno: 'For example, bevacizumab',
  tumour_treating_fields: 'For example, tumour treating fields',
  steroid: 'For example, dexamethasone, stepping down',
  rehab: 'For example, speech therapy',
  trial: 'For example, the name of the trial',
  supportive: 'For example, pain clinic',
});

export const labels = inRecord(
  messages('treatments/labels', {
    type: 'What type of treatment is it?',
    title: 'Name of the treatment',
    status: 'Status',
    start: 'First day',
    startSurgery: 'Day of the operation',
    startPlanned: 'First day (if you know it)',
    end: 'Last day (optional)',
    count: 'How many sessions?',
    weekdays: 'On which days of the week?',
    time: 'At what time? (optional)',
    isPastDone: 'Mark sessions before today as done',
    dose: 'Total dose (optional)',
    site: 'Where in the body? (optional)',
    side: 'Side',
    cycleLength: 'How long is one cycle, in days?',
    cycles: 'How many cycles?',
    cycleDays: 'Which days of the cycle have treatment?',
    hasVisits: 'I go to the clinic on these days',
    hours: 'How many hours a day are planned?',
    gates: 'Limits from your letter',
    practitioner: 'Team or clinician (optional)',
    location_id: 'Place',
    intent: 'Aim of the treatment',
    questions: 'Questions to ask',
    notes: 'Notes',
  }),
  messages('treatments/labels-theirs', {
    hasVisits: '{patient} goes to the clinic on these days',
    gates: 'Limits from the letter',
  }),
);

export const hints = inRecord(
  messages('treatments/hints', {
    count:
      'Copy this from your letter. If you leave it blank, we cannot put sessions in the calendar.',
    weekdays: 'If you do not select any, sessions can be on any day.',
    dose: 'In Gy. Copy this from your letter.',
    cycleLength:
      'The number of days from the start of one cycle to the start of the next, for example 28.',
    cycles: 'Leave it blank if you do not know.',
    cycleDays: 'For example, 1-5 or 1, 8, 15',
    hasVisits: 'We will add a session for each of these days.',
    hours: 'Copy this from your letter.',
    gates:
      'Blood count limits from your own letter, for example platelets at least 100. We show them next to your results. We do not use them for anything else.',
    intent: 'We hide this on the treatment page until you choose to show it.',
    sessionsKept: 'Add, move or remove sessions on the treatment page.',
  }),
  messages('treatments/hints-theirs', {
    dose: 'In Gy. Copy this from the letter.',
    hours: 'Copy this from the letter.',
    count:
      'Copy this from the letter. If you leave it blank, we cannot put sessions in the calendar.',
    gates:
      'Blood count limits from the letter, for example platelets at least 100. We show them next to the results. We do not use them for anything else.',
  }),
);

export const gateTexts = messages('treatments/gate', {
  test: 'Test',
  min: 'At least',
  max: 'At most',
  unit: 'Unit',
  source: 'From which letter?',
  legend: 'Limit {number, number}',
  add: 'Add a limit',
  another: 'Add another limit',
  remove: 'Remove',
  removeOf: 'Remove limit {name}',
});

export const choiceTexts = messages('treatments/choice', {
  planned: 'Not started yet',
  active: 'Happening now',
  completed: 'Completed',
  noSide: 'Not given',
  noIntent: 'Leave blank',
  noPlace: 'No place',
});

export const statusChoices = [
  { value: 'planned', label: choiceTexts.planned },
  { value: 'active', label: choiceTexts.active },
  { value: 'completed', label: choiceTexts.completed },
] as const;

export const previewTexts = messages('treatments/preview', {
  sessions:
    '{count, plural, one {# session, on {first}} other {# sessions, from {first} to {last}}}',
});

/** Field → what to do about it. */
export const missing = messages('treatments/missing-fields', {
  type: 'Select what type of treatment it is.',
  status: 'Select a status.',
  start: 'Select the first day.',
  count: 'Enter a number from 1 to {most, number}, or leave it blank.',
  countForTime:
    'Enter the number of sessions so that we can put them in the calendar. If you do not know the number, clear the time.',
  startForTime:
    'Select the first day so that we can put the sessions in the calendar. If you do not know it, clear the time.',
  dose: 'Enter the dose as a number up to 200, or leave it blank.',
  cycleLength: 'Enter the length of a cycle in days, from 1 to 366.',
  cycles: 'Enter a number from 1 to 200, or leave it blank.',
  cycleDays: 'Enter the days as numbers, for example 1-5 or 1, 8, 15.',
  hours: 'Enter the hours as a number from 0 to 24, or leave it blank.',
  gate: 'Enter a number, or leave it blank.',
});

export const formTexts = inRecord(
  messages('treatments/form', {
    create: 'Add a treatment',
    edit: 'Edit {title}',
    back: 'Back to treatments',
    backToTreatment: 'Back to the treatment',
    template: 'Start from a template',
    templateHint: 'You can change everything in a template. Use the details in your own letter.',
    save: 'Save treatment',
    saveChanges: 'Save changes',
    saving: 'Saving…',
    leaving: 'This treatment',
    addQuestion: 'Add another question',
    question: 'Question',
  }),
  messages('treatments/form-theirs', {
    templateHint: 'You can change everything in a template. Use the details in the letter.',
  }),
);

export const conflictTexts = messages('treatments/conflict', {
  heading: 'This treatment has changed',
  lead: 'This treatment was saved somewhere else while you were editing it. Choose which version to keep.',
  selected: 'selected',
});
