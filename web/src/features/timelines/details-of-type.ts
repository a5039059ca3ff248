import type { EventType } from '@caretrail/contract/timelines/event-types';
import type { FormValues } from './form/values.ts';

/** What is asked beside kind, title and time. */
export const detailNames = [
  'status',
  'symptoms',
  'severity',
  'results',
  'location_id',
  'practitioner',
  'preparation',
  'questions',
  'reminders',
  'outcome',
  'contact',
  'video_url',
  'description',
  'files',
  'treatment_id',
] as const;
export type DetailName = (typeof detailNames)[number];

type Details = {
  /** Asked at once, the most important first. */
  readonly main: readonly DetailName[];
  /** Behind "Add more details". */
  readonly more: readonly DetailName[];
};

/** §3: a table and no rule, so that one sees at a glance what each type asks. */
const details: Record<EventType, Details> = {
  Appointment: {
    main: ['location_id', 'preparation', 'files'],
    more: [
      'reminders',
      'practitioner',
      'questions',
      'contact',
      'video_url',
      'outcome',
      'description',
      'treatment_id',
    ],
  },
  Consultations: {
    main: ['practitioner', 'questions', 'outcome'],
    more: [
      'reminders',
      'location_id',
      'contact',
      'video_url',
      'preparation',
      'description',
      'files',
      'treatment_id',
    ],
  },
  Scan: {
    main: ['preparation', 'location_id', 'files'],
    more: [
      'reminders',
      'practitioner',
      'contact',
      'questions',
      'outcome',
      'description',
      'treatment_id',
    ],
  },
  Tests: {
    main: ['preparation', 'location_id', 'files'],
    more: [
      'reminders',
      'practitioner',
      'contact',
      'results',
      'outcome',
      'description',
      'treatment_id',
    ],
  },
  Treatment: {
    main: ['location_id', 'practitioner', 'preparation'],
    more: [
      'reminders',
      'contact',
      'symptoms',
      'questions',
      'outcome',
      'description',
      'files',
      'treatment_id',
    ],
  },
  Rehab: {
    main: ['location_id', 'practitioner'],
    more: [
      'reminders',
      'contact',
      'video_url',
      'preparation',
      'outcome',
      'description',
      'files',
      'treatment_id',
    ],
  },
  Results: {
    main: ['results', 'outcome', 'files'],
    more: ['location_id', 'practitioner', 'questions', 'description', 'treatment_id'],
  },
  'Important Data': {
    main: ['symptoms', 'severity', 'description'],
    more: ['location_id', 'practitioner', 'outcome', 'files', 'treatment_id'],
  },
  UserStorage: { main: ['files', 'description'], more: ['practitioner', 'treatment_id'] },
  Medication: {
    main: ['description'],
    more: [
      'reminders',
      'practitioner',
      'symptoms',
      'questions',
      'outcome',
      'files',
      'treatment_id',
    ],
  },
};

const records: ReadonlySet<string> = new Set<EventType>([
  'Results',
  'Important Data',
  'UserStorage',
]);

/** It tells of what has happened; nobody plans it, so it has no other status. */
export const isRecord = (type: string): boolean => records.has(type);

/** Asked before the title: it is what somebody came for. */
export const firstAsked = (type: string): DetailName | null =>
  type === 'Important Data' ? 'symptoms' : null;

type Wanted = {
  /** Held something when the form was opened or the type chosen: never hidden, whatever the type. */
  readonly filled: readonly DetailName[];
  /** It lies behind, or its status is not the planned one: then it matters whether it took place. */
  readonly asksStatus: boolean;
};

export function detailsOf(type: EventType, { filled, asksStatus }: Wanted): Details {
  const { main, more: asked } = details[type];
  // Nobody is reminded of what is over.
  const more = asked.filter((name) => name !== 'reminders' || !asksStatus || filled.includes(name));
  const others = filled.filter((name) => !main.includes(name) && !more.includes(name));
  const status: readonly DetailName[] = asksStatus && !isRecord(type) ? ['status'] : [];
  return { main: [...status, ...main], more: [...more, ...others] };
}

/** All fields as they stand in the form, from top to bottom. */
export const fieldOrder: readonly string[] = [
  'event_type',
  'title',
  'day',
  'startTime',
  'endTime',
  'lastDay',
  'time_zone',
  ...detailNames,
];

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined;

/** The details that hold something. The status always does, so it does not count. */
export const filledDetails = (values: FormValues, hasFiles = false): DetailName[] =>
  detailNames.filter((name) => {
    if (name === 'status') return false;
    return name === 'files' ? hasFiles : isFilled(values[name]);
  });
