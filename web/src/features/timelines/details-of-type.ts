import type { LocationType } from '@caretrail/contract/locations/labels';
import type { EventStatus } from '@caretrail/contract/timelines/event-statuses';
import {
  documentEventType,
  type EventType,
  isVisit,
} from '@caretrail/contract/timelines/event-types';
import type { BegunAs } from './form/begun-as.ts';
import type { FormValues } from './form/values.ts';

/** The fields of an event beyond kind, title and time. */
export const detailNames = [
  'status',
  'check_in',
  'seizure',
  'symptoms',
  'severity',
  'body_side',
  'lasted',
  'results',
  'location_id',
  'questions',
  'practitioner',
  'preparation',
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
  /** Shown at once, most important first. */
  readonly main: readonly DetailName[];
  /** Behind "Add more details". */
  readonly more: readonly DetailName[];
};

/** §3: a plain table, so that the fields of each type can be seen at a glance. */
const details: Record<EventType, Details> = {
  Appointment: {
    main: ['location_id', 'questions', 'description'],
    more: [
      'preparation',
      'files',
      'reminders',
      'practitioner',
      'contact',
      'video_url',
      'outcome',
      'treatment_id',
    ],
  },
  Consultations: {
    main: ['location_id', 'questions', 'practitioner', 'outcome'],
    more: [
      'reminders',
      'contact',
      'video_url',
      'preparation',
      'description',
      'files',
      'treatment_id',
    ],
  },
  Scan: {
    main: ['preparation', 'location_id', 'questions', 'files'],
    more: ['reminders', 'practitioner', 'contact', 'outcome', 'description', 'treatment_id'],
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
    main: ['location_id', 'questions', 'practitioner', 'preparation'],
    more: ['reminders', 'contact', 'symptoms', 'outcome', 'description', 'files', 'treatment_id'],
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
    more: ['location_id', 'questions', 'practitioner', 'description', 'treatment_id'],
  },
  'Important Data': {
    main: ['seizure', 'symptoms', 'severity', 'body_side', 'description'],
    more: ['lasted', 'location_id', 'practitioner', 'outcome', 'files', 'treatment_id'],
  },
  UserStorage: { main: ['files', 'description'], more: ['practitioner', 'treatment_id'] },
  Medication: {
    main: ['description'],
    more: [
      'questions',
      'reminders',
      'practitioner',
      'symptoms',
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

/** Types that record something that has happened. They cannot be planned, so they have no other status. */
export const isRecord = (type: string): boolean => records.has(type);

/** What happened, and a document, is not marked as done; a status that was set some other way is shown. */
export const hasStatus = ({ status, event_type }: Statused): boolean =>
  status !== 'done' || (event_type !== 'Important Data' && event_type !== documentEventType);
type Statused = { readonly status: EventStatus; readonly event_type: string };

/** The field shown before the title, because it is the main one for this type; of a note, its own text. */
export function firstAsked(type: string, as: BegunAs | null = null): DetailName | null {
  if (type !== 'Important Data') return null;
  return as === 'note' ? 'description' : 'symptoms';
}

/** What an entry of this kind is not about; what can still be added is among the further details. */
const notAbout: Readonly<Partial<Record<BegunAs, readonly DetailName[]>>> = {
  note: ['symptoms', 'severity', 'body_side'],
  seizure: ['severity', 'body_side'],
};

/** Types with a time of the day: their end, 'All day' and the time zone are among the details. */
export const foldsWhen = (type: string): boolean => isVisit(type) || type === 'Important Data';

type FurtherWhen = Pick<FormValues, 'isAllDay' | 'isSeveralDays' | 'isElsewhere' | 'endTime'>;

export const hasFurtherWhen = (values: FurtherWhen): boolean =>
  values.isAllDay || values.isSeveralDays || values.isElsewhere || values.endTime !== '';

type Wanted = {
  /** Fields that had a value when the form was opened or the type chosen: never hidden. */
  readonly filled: readonly DetailName[];
  /** The event is in the past or no longer planned, so the form asks whether it took place. */
  readonly asksStatus: boolean;
  /** What the form was opened for. */
  readonly as?: BegunAs | null;
};

function ofEntry({ main, more }: Details, as: BegunAs | null): Details {
  const others = as === null ? [] : (notAbout[as] ?? []);
  const isAbout = (name: DetailName): boolean =>
    !others.includes(name) && (name !== 'seizure' || as === 'seizure');
  // A seizure has a length of its own.
  const further = as === 'seizure' ? more.filter((name) => name !== 'lasted') : more;
  return { main: main.filter(isAbout), more: [...others, ...further] };
}

export function detailsOf(type: EventType, { filled, asksStatus, as = null }: Wanted): Details {
  const { main, more: asked } = ofEntry(details[type], as);
  // Past events need no reminders.
  const more = asked.filter((name) => name !== 'reminders' || !asksStatus || filled.includes(name));
  const others = filled.filter((name) => !main.includes(name) && !more.includes(name));
  const status: readonly DetailName[] = asksStatus && !isRecord(type) ? ['status'] : [];
  return { main: [...status, ...main], more: [...more, ...others] };
}

const usualPlaces: Partial<Record<EventType, LocationType>> = {
  Scan: 'imaging',
  Tests: 'lab',
  Rehab: 'rehab',
  Medication: 'pharmacy',
};

/** The type of a new place for an event, as a first choice. */
export const usualPlaceOf = (type: EventType | ''): LocationType =>
  (type === '' ? undefined : usualPlaces[type]) ?? 'hospital';

/** All fields in the order of the form. */
export const fieldOrder: readonly string[] = [
  'event_type',
  'title',
  'day',
  'startTime',
  'endTime',
  'lastDay',
  'time_zone',
  'length',
  'repeats',
  'repeatEvery',
  'repeatWeekdays',
  'repeatTimes',
  'repeatUntil',
  ...detailNames,
  'scope',
];

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined;
const isSomethingKnown = (seizure: FormValues['seizure']): boolean =>
  Object.values(seizure).some((each) => each !== null && isFilled(each));

/** The details that have a value, except the status, which always has one. */
export const filledDetails = (values: FormValues, hasFiles = false): DetailName[] =>
  detailNames.filter((name) => {
    // Neither is a field of the form; a check-in has one of its own.
    if (name === 'status' || name === 'check_in') return false;
    if (name === 'seizure') return isSomethingKnown(values.seizure);
    return name === 'files' ? hasFiles : isFilled(values[name]);
  });
