import { limits } from '@caretrail/contract/limits';
import type { TreatmentType } from '@caretrail/contract/treatments/labels';

/** An example for each type, shown as a hint and never filled in. */
export const titleExamples: Record<TreatmentType, string> = {
  surgery: 'For example: Operation',
  radiotherapy: 'For example: Radiotherapy of the head',
  chemotherapy: 'For example: Temozolomide',
  targeted_immuno: 'For example: Bevacizumab',
  tumour_treating_fields: 'For example: Tumour treating fields',
  steroid: 'For example: Dexamethasone, stepping down',
  rehab: 'For example: Speech therapy',
  trial: 'For example: The name of the trial',
  supportive: 'For example: Pain clinic',
};

export const labels = {
  type: 'What kind of treatment is it?',
  title: 'Name of the treatment',
  status: 'Where does it stand?',
  start: 'First day',
  startSurgery: 'Day of the operation',
  startPlanned: 'First day (if you know it)',
  end: 'Last day (optional)',
  sessions: 'Sessions',
  count: 'How many sessions?',
  weekdays: 'On which days of the week?',
  time: 'At what time? (optional)',
  isPastDone: 'Note the sessions before today as done',
  dose: 'Dose in all (optional)',
  site: 'Where in the body? (optional)',
  side: 'Side',
  cycleLength: 'How many days has a cycle?',
  cycles: 'How many cycles?',
  cycleDays: 'On which days of the cycle is something given?',
  hasVisits: 'I go to the clinic on these days',
  hours: 'How many hours a day are planned?',
  gates: 'Limits from your letter',
  practitioner: 'Team or clinician (optional)',
  location_id: 'Place',
  intent: 'Aim of the treatment',
  questions: 'Questions to ask',
  notes: 'Notes',
} as const;

export const hints = {
  count: 'As your letter says. Leave it empty if nobody said.',
  weekdays: 'None ticked: on any day.',
  dose: 'In Gy, as your letter says.',
  cycleLength: 'Counted from one first day to the next, such as 28.',
  cycles: 'Leave it empty if nobody said.',
  cycleDays: 'Such as 1-5, or 1, 8, 15',
  hasVisits: 'Then each of these days becomes a session that you can note.',
  hours: 'As your letter says.',
  gates:
    'Blood counts that your own letter names, such as platelets of at least 100. They are shown beside your results, and nothing more.',
  intent: 'It stays hidden on the page until somebody asks to see it.',
  sessionsKept: 'Sessions are added, moved and removed on the page of the treatment.',
} as const;

export const gateColumns = [
  { name: 'test', label: 'Test', place: 'col-span-full' },
  { name: 'min', label: 'At least', place: '' },
  { name: 'max', label: 'At most', place: '' },
  { name: 'unit', label: 'Unit', place: '' },
  { name: 'source', label: 'From which letter?', place: 'col-span-full' },
] as const;

export const gateTexts = {
  legend: (number: number): string => `Limit ${number}`,
  add: 'Add a limit',
  another: 'Add another limit',
  remove: 'Remove',
  removeOf: (name: string): string => ` limit ${name}`,
} as const;

export const statusChoices = [
  { value: 'planned', label: 'It lies ahead' },
  { value: 'active', label: 'It goes on now' },
  { value: 'completed', label: 'It is over' },
] as const;

export const choiceTexts = {
  noSide: 'Not said',
  noIntent: 'Leave it out',
  noPlace: 'None',
} as const;

/** Field → what to do about it. */
export const missing = {
  type: 'Please choose what kind of treatment it is.',
  status: 'Please say where it stands.',
  start: 'Please choose the first day.',
  count: `Please write a number from 1 to ${limits.treatments.sessions}, or leave it empty.`,
  dose: 'Please write the dose as a number up to 200, or leave it empty.',
  cycleLength: 'Please write how many days a cycle has, from 1 to 366.',
  cycles: 'Please write a number from 1 to 200, or leave it empty.',
  cycleDays: 'Please write the days as numbers, such as 1-5 or 1, 8, 15.',
  hours: 'Please write the hours as a number from 0 to 24, or leave it empty.',
  gate: 'Please write a number, or leave it empty.',
} as const;

export const formTexts = {
  create: 'New treatment',
  edit: (title: string): string => `Edit ${title}`,
  back: 'Back to treatments',
  backToTreatment: 'Back to the treatment',
  template: 'Start from a template',
  templateHint: 'A place to start from. Everything can be changed: your own letter counts.',
  save: 'Save treatment',
  saveChanges: 'Save changes',
  saving: 'Saving…',
  leaving: 'This treatment',
  addQuestion: 'Add another question',
  question: 'Question',
} as const;

export const conflictTexts = {
  heading: 'This treatment was changed meanwhile',
  lead: 'Somebody, or you on another device, saved this treatment while you were writing. Please choose which version to keep.',
} as const;
