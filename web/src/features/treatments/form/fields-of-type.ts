import type { TreatmentType } from '@caretrail/contract/treatments/labels';
import type { FormValues } from './values.ts';

/** The groups of questions; dates, team and place are part of every type. */
export const groupNames = [
  'sessions',
  'dose',
  'body',
  'cycles',
  'hours',
  'end',
  'gates',
  'intent',
  'questions',
  'notes',
] as const;
export type GroupName = (typeof groupNames)[number];

type Groups = {
  /** Asked at once, the most important first. */
  readonly main: readonly GroupName[];
  /** Behind "Add more details". */
  readonly more: readonly GroupName[];
};

const always = ['intent', 'questions', 'notes'] as const;
const inCycles: Groups = { main: ['cycles', 'gates'], more: ['end', ...always] };

/** A table, so that the questions of each type are visible at a glance. */
const groups: Record<TreatmentType, Groups> = {
  surgery: { main: ['body'], more: ['end', ...always] },
  radiotherapy: { main: ['sessions'], more: ['dose', 'body', 'end', ...always] },
  chemotherapy: inCycles,
  targeted_immuno: inCycles,
  tumour_treating_fields: { main: ['hours'], more: ['end', ...always] },
  steroid: { main: ['end'], more: [...always] },
  rehab: { main: ['sessions'], more: ['end', ...always] },
  trial: { main: ['cycles'], more: ['sessions', 'gates', 'end', ...always] },
  supportive: { main: ['end'], more: ['sessions', ...always] },
};

const namesIn: Record<GroupName, readonly (keyof FormValues)[]> = {
  sessions: ['count', 'weekdays', 'time'],
  dose: ['dose'],
  body: ['site', 'side'],
  cycles: ['cycleLength', 'cycles', 'cycleDays'],
  hours: ['hours'],
  end: ['end'],
  gates: ['gates'],
  intent: ['intent'],
  questions: ['questions'],
  notes: ['notes'],
};

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '';

/** The groups that hold something: never hidden, whatever the kind. */
export const filledGroups = (values: FormValues): GroupName[] =>
  groupNames.filter((name) => namesIn[name].some((field) => isFilled(values[field])));

export const groupOf = (field: string): GroupName | undefined =>
  groupNames.find((name) => namesIn[name].some((each) => each === field.split('.')[0]));

export function groupsOf(type: TreatmentType, filled: readonly GroupName[]): Groups {
  const { main, more } = groups[type];
  const others = filled.filter((name) => !main.includes(name) && !more.includes(name));
  return { main, more: [...others, ...more] };
}

/** All fields in the order of the form. */
export const fieldOrder: readonly string[] = [
  'type',
  'title',
  'status',
  'start',
  'practitioner',
  'location_id',
  ...groupNames.flatMap((name) => [...namesIn[name]]),
];
