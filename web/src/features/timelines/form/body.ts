import { isLocalDateTime } from '@caretrail/contract/dates';
import type { NewEvent } from '@caretrail/contract/timelines/event-body';
import type { EventStatus } from '@caretrail/contract/timelines/event-statuses';
import { recordedAs } from '@caretrail/contract/timelines/recorded-as';
import { noSeizureDetails } from '@caretrail/contract/timelines/seizure';
import { titleOf } from '@caretrail/contract/timelines/own-title';
import { spanOf } from '@caretrail/contract/timelines/placing';
import { minutesBefore, reminderTimes } from '@caretrail/contract/timelines/reminder-times';
import { isRecord } from '../details-of-type.ts';
import { repeatOf } from './repeat-values.ts';
import { lengthOf } from './seizure-length.ts';
import type { FormValues, ResultValues } from './values.ts';

/** The user's zone and the current time, on which the form depends. */
export type Here = { readonly zone: string; readonly nowMs: number };

/** All fields of the form. They are validated in check.ts. */
export type EventBody = Required<
  Pick<
    NewEvent,
    | 'event_type'
    | 'title'
    | 'start'
    | 'end'
    | 'time_zone'
    | 'all_day'
    | 'status'
    | 'location_id'
    | 'practitioner'
    | 'contact'
    | 'video_url'
    | 'preparation'
    | 'questions'
    | 'reminders'
    | 'outcome'
    | 'results'
    | 'severity'
    | 'symptoms'
    | 'body_side'
    | 'lasted'
    | 'seizure'
    | 'description'
    | 'treatment_id'
  >
> &
  Pick<NewEvent, 'repeat'>;

const midnight = '00:00';

function whenOf(values: FormValues, { zone }: Here) {
  const { day, isAllDay, isSeveralDays, startTime, endTime } = values;
  const lastDay = isSeveralDays ? values.lastDay : day;
  const hasEnd = isAllDay ? isSeveralDays : endTime !== '';
  return {
    start: `${day}T${isAllDay ? midnight : startTime}`,
    end: hasEnd ? `${lastDay}T${isAllDay ? midnight : endTime}` : null,
    time_zone: values.isElsewhere ? values.time_zone : zone,
    all_day: isAllDay,
  };
}

/** Parses 4.5 and 4,5; other text is returned unchanged. */
const figureOf = (text: string): number | string =>
  /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : text;

/** Text that is not a number is reported by the schema. */
const limitOf = (text: string): number | null =>
  text.trim() === '' ? null : (figureOf(text) as number);

const resultOf = ({ name, value, unit, low, high }: ResultValues) => ({
  name,
  value: figureOf(value),
  unit,
  low: limitOf(low),
  high: limitOf(high),
});

const isWritten = (text: string): boolean => text.trim() !== '';

export const isFilledResult = (result: ResultValues): boolean =>
  Object.values(result).some(isWritten);

/** Adds https:// to an address without a scheme. */
const linkOf = (text: string): string | null => {
  const address = text.trim();
  if (address === '') return null;
  return /^[a-z]+:/i.test(address) ? address : `https://${address}`;
};

/** Null for what is no seizure, and where nothing is known of it. */
function seizureOf(values: FormValues): EventBody['seizure'] {
  const { seizure, event_type } = values;
  if (event_type === '' || recordedAs({ ...values, event_type }) !== 'seizure') return null;
  const details = { ...seizure, seconds: lengthOf(values) ?? null };
  const isNothing = Object.entries(noSeizureDetails).every(([name, value]) =>
    isSame(details[name as keyof typeof details], value),
  );
  return isNothing ? null : details;
}

/** Past events count as done unless the user chose a status; results and documents always do. */
function statusOf(values: FormValues, when: ReturnType<typeof whenOf>, here: Here): EventStatus {
  if (values.status !== '') return values.status;
  if (isRecord(values.event_type)) return 'done';
  return isOver(when, here) ? 'done' : 'planned';
}

const isOver = (when: ReturnType<typeof whenOf>, { nowMs }: Here): boolean =>
  [when.start, when.end ?? when.start].every(isLocalDateTime) && spanOf(when).toMs <= nowMs;

/** The event is in the past, so the form asks whether it took place. */
export const liesBehind = (values: FormValues, here: Here): boolean =>
  isOver(whenOf(values, here), here);

/** Reminder times count back from the start. Without a valid start there are none; the form reports that first. */
const remindersOf = (chosen: readonly string[], when: ReturnType<typeof whenOf>): number[] =>
  isLocalDateTime(when.start)
    ? chosen.map((each) => {
        const time = reminderTimes.find((name) => name === each);
        return time === undefined ? Number(each) : minutesBefore(time, when);
      })
    : [];

export function bodyOf(values: FormValues, here: Here): EventBody {
  const when = whenOf(values, here);
  const { event_type } = values;
  const repeat = repeatOf(values);
  return {
    // May be empty: the schema reports it.
    event_type: event_type as EventBody['event_type'],
    title: titleOf({ ...values, event_type: event_type as EventBody['event_type'] }),
    ...when,
    status: statusOf(values, when, here),
    location_id: values.location_id === '' ? null : values.location_id,
    practitioner: values.practitioner,
    contact: values.contact,
    video_url: linkOf(values.video_url),
    preparation: values.preparation,
    questions: values.questions.filter(isWritten),
    reminders: remindersOf(values.reminders, when),
    outcome: values.outcome,
    results: values.results.filter(isFilledResult).map(resultOf),
    severity: values.severity === '' ? null : Number(values.severity),
    symptoms: values.symptoms.filter(isWritten),
    body_side: values.body_side === '' ? null : values.body_side,
    lasted: values.lasted === '' ? null : values.lasted,
    seizure: seizureOf(values),
    description: values.description,
    treatment_id: values.treatment_id === '' ? null : values.treatment_id,
    ...(repeat !== null && { repeat }),
  };
}

/** Sent together if one of them changes: the server validates the time as a whole. */
const whenFields = ['start', 'end', 'time_zone', 'all_day'] as const satisfies (keyof EventBody)[];

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** §7: an edit contains only changed fields, so that concurrent changes of other fields are kept. */
export function changedFields(before: EventBody, after: EventBody): Partial<EventBody> {
  const names = Object.keys(after) as (keyof EventBody)[];
  const changed = names.filter((name) => !isSame(before[name], after[name]));
  const isMoved = whenFields.some((name) => changed.includes(name));
  const sent = names.filter((name) => changed.includes(name) || (isMoved && isWhen(name)));
  return Object.fromEntries(sent.map((name) => [name, after[name]]));
}
const isWhen = (name: keyof EventBody): boolean => whenFields.some((each) => each === name);
