import type { EntryKind } from '@caretrail/contract/access/record-href';
import { symptomNames } from '@caretrail/contract/dashboard/symptom-names';
import { datePart } from '@caretrail/contract/time/days';
import { localAt } from '@caretrail/contract/time/zoned';
import type { EventStatus } from '@caretrail/contract/timelines/event-statuses';
import { type EventType, isEventType } from '@caretrail/contract/timelines/event-types';
import { reminderTimeOf } from '@caretrail/contract/timelines/reminder-times';
import type { SymptomLength } from '@caretrail/contract/timelines/lasted';
import { formatExact } from '@caretrail/contract/i18n/format-exact';
import type { EventResult } from '@caretrail/contract/timelines/results';
import type { SeriesScope } from '@caretrail/contract/timelines/series';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import {
  type BodySide,
  noSeizureDetails,
  type SeizureDetails,
} from '@caretrail/contract/timelines/seizure';
import { begunIn } from '../../../lib/begun-state.ts';
import { isRecord } from '../details-of-type.ts';
import { noRepeat, type RepeatValues } from './repeat-values.ts';
import { type LengthValues, typedLength } from './seizure-length.ts';

/** A result as typed. */
export type ResultValues = {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly low: string;
  readonly high: string;
};

export const noResult: ResultValues = { name: '', value: '', unit: '', low: '', high: '' };

/** The form as typed: strings and booleans, which body.ts turns into an event. */
export type FormValues = LengthValues & {
  readonly event_type: EventType | '';
  readonly title: string;
  readonly day: string;
  readonly isAllDay: boolean;
  readonly startTime: string;
  readonly endTime: string;
  readonly isSeveralDays: boolean;
  readonly lastDay: string;
  readonly repeat: RepeatValues;
  /** Which ones of a repeating event are changed. */
  readonly scope: 'one' | SeriesScope;
  readonly isElsewhere: boolean;
  readonly time_zone: string;
  /** Empty: not chosen, so it depends on the day. */
  readonly status: EventStatus | '';
  /** Empty: no place. */
  readonly location_id: string;
  /** Its name, in case the place has been deleted. */
  readonly location_name: string;
  readonly practitioner: string;
  readonly contact: string;
  readonly video_url: string;
  readonly preparation: string;
  readonly questions: readonly string[];
  /** Names of offered times, or minutes that are not offered. */
  readonly reminders: readonly string[];
  readonly outcome: string;
  readonly results: readonly ResultValues[];
  readonly severity: string;
  readonly symptoms: readonly string[];
  /** Empty: not said. */
  readonly body_side: BodySide | '';
  /** Of a symptom; empty: not said. */
  readonly lasted: SymptomLength | '';
  /** Its length is typed in two fields of their own. */
  readonly seizure: Omit<SeizureDetails, 'seconds'>;
  readonly description: string;
  /** Empty: none. */
  readonly treatment_id: string;
};

/** Including the chosen files, which are sent together with the values. */
export type TypedEvent = FormValues & { readonly files: readonly File[] };

const { seconds: _typed, ...noDetails } = noSeizureDetails;

/** Only the day is preset, if the form was opened from one. */
export const emptyValues = (day: string | null, zone: string): FormValues => ({
  event_type: '',
  title: '',
  day: day ?? '',
  isAllDay: false,
  startTime: '',
  endTime: '',
  isSeveralDays: false,
  lastDay: '',
  repeat: noRepeat,
  scope: 'one',
  isElsewhere: false,
  time_zone: zone,
  status: '',
  location_id: '',
  location_name: '',
  practitioner: '',
  contact: '',
  video_url: '',
  preparation: '',
  questions: [],
  reminders: [],
  outcome: '',
  results: [],
  severity: '',
  symptoms: [],
  body_side: '',
  lasted: '',
  seizure: noDetails,
  lengthMinutes: '',
  lengthSeconds: '',
  description: '',
  treatment_id: '',
});

const timeIn = (local: string | null): string => local?.slice('YYYY-MM-DDT'.length) ?? '';
const textOf = (value: number | string | null): string =>
  typeof value === 'number' ? formatExact(value) : (value ?? '');

const resultValues = ({ name, value, unit, low, high }: EventResult): ResultValues => ({
  name,
  value: textOf(value),
  unit,
  low: textOf(low),
  high: textOf(high),
});

function ofSeizure(seizure: SeizureDetails | null) {
  const { seconds, ...details } = seizure ?? noSeizureDetails;
  return { seizure: details, ...typedLength(seconds) };
}

/** An event as form values. `zone` is the user's. */
export function valuesOf(event: TimelineEvent, zone: string): FormValues {
  const { start, end, all_day: isAllDay } = event;
  const lastDay = end === null ? '' : datePart(end);
  const isSeveralDays = lastDay !== '' && lastDay !== datePart(start);
  return {
    event_type: event.event_type,
    title: event.title,
    day: datePart(start),
    isAllDay,
    startTime: isAllDay ? '' : timeIn(start),
    endTime: isAllDay ? '' : timeIn(end),
    isSeveralDays,
    lastDay: isSeveralDays ? lastDay : '',
    repeat: noRepeat,
    scope: 'one',
    isElsewhere: event.time_zone !== zone,
    time_zone: event.time_zone,
    status: event.status,
    location_id: event.location_id ?? '',
    location_name: event.location_name,
    practitioner: event.practitioner,
    contact: event.contact,
    video_url: event.video_url ?? '',
    preparation: event.preparation,
    questions: event.questions,
    reminders: event.reminders.map((minutes) => reminderTimeOf(minutes, event) ?? String(minutes)),
    outcome: event.outcome,
    results: event.results.map(resultValues),
    severity: textOf(event.severity),
    symptoms: event.symptoms,
    body_side: event.body_side ?? '',
    lasted: event.lasted ?? '',
    ...ofSeizure(event.seizure),
    description: event.description,
    treatment_id: event.treatment_id ?? '',
  };
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** Lines for more questions, preset by another screen. */
export const begunQuestions = (locationState: unknown): string[] =>
  textsIn(fieldOf(begunIn(locationState), 'questions'));

const pastSeizure = { event_type: 'Important Data', symptoms: [symptomNames.seizure] };

/** What each kind of new entry begins with. */
const beginnings: Readonly<Record<EntryKind, object>> = {
  seizure: pastSeizure,
  pastSeizure,
  symptom: { event_type: 'Important Data', symptoms: [''] },
  note: { event_type: 'Important Data' },
  appointment: { event_type: 'Appointment' },
  checkIn: {},
  ownSymptom: {},
};

type BegunBy = { readonly as: EntryKind | null; readonly locationState: unknown };

/**
 * Values preset by another screen: what has happened is recorded with the current time, a visit is still to come. Of a
 * seizure that “was earlier” the time is asked for: now would be wrong.
 */
export function begunValues(
  { as, locationState }: BegunBy,
  zone: string,
  nowMs: number = Date.now(),
): Partial<FormValues> {
  const begin = as === null ? begunIn(locationState) : beginnings[as];
  const type = fieldOf(begin, 'event_type');
  if (typeof type !== 'string' || !isEventType(type)) return {};
  if (!isRecord(type)) return { event_type: type, questions: begunQuestions(locationState) };
  const symptoms = textsIn(fieldOf(begin, 'symptoms'));
  const [day = '', time = ''] = as === 'pastSeizure' ? [] : localAt(nowMs, zone).split('T');
  return {
    event_type: type,
    title: symptoms.find((symptom) => symptom !== '') ?? '',
    symptoms,
    day,
    startTime: time,
  };
}
