import { instantOf } from '@caretrail/contract/time/zoned';
import type { CheckIn } from '@caretrail/contract/timelines/check-in';
import type { NewEvent } from '@caretrail/contract/timelines/event-body';
import { ownSearchTextOf } from '@caretrail/contract/timelines/filter';

/** The editable fields of an event, complete. */
export type EventFields = Omit<NewEvent, 'time_zone' | 'repeat'> & {
  readonly time_zone: string;
  readonly location_name: string;
  /** Not sent with an event: see check-in.ts. */
  readonly check_in: CheckIn | null;
};

/** PostgreSQL's years have four digits here: an hour beyond them in UTC is only sorted wrong. */
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59Z');

/** The moment that an event is sorted by. */
export function startsAt({
  start,
  time_zone,
  all_day,
}: Pick<EventFields, 'start' | 'time_zone' | 'all_day'>): string {
  const local = all_day ? `${start.slice(0, 10)}T00:00` : start;
  const ms = Math.min(Math.max(instantOf(local, time_zone), earliest), latest);
  return new Date(ms).toISOString();
}

/** The length of its texts. */
export const bytesOf = (event: EventFields): number => Buffer.byteLength(JSON.stringify(event));

type Column = {
  readonly name: string;
  /** Its type in PostgreSQL. */
  readonly type: string;
  readonly valueOf: (event: EventFields, bytes: number) => unknown;
};

/** A column that is named as its field. */
const field = (name: keyof EventFields, type = 'text'): Column => ({
  name,
  type,
  valueOf: (event) => event[name],
});

/** node-postgres would make an array of texts of a list of objects. */
const jsonField = (name: 'results' | 'seizure' | 'check_in'): Column => ({
  name,
  type: 'jsonb',
  valueOf: ({ [name]: value }) => (value === null ? null : JSON.stringify(value)),
});

/** What a person says about an event, as its row has it: the one list for all statements that write it. */
const columns: readonly Column[] = [
  field('event_type'),
  field('title'),
  field('description'),
  { name: 'local_start', type: 'timestamp', valueOf: ({ start }) => start },
  { name: 'local_end', type: 'timestamp', valueOf: ({ end }) => end },
  field('time_zone'),
  field('all_day', 'boolean'),
  { name: 'starts_at', type: 'timestamptz', valueOf: startsAt },
  field('status'),
  field('location_id', 'uuid'),
  field('location_name'),
  field('treatment_id', 'uuid'),
  field('medication_id', 'uuid'),
  field('practitioner'),
  field('contact'),
  field('video_url'),
  field('preparation'),
  field('questions', 'text[]'),
  field('outcome'),
  jsonField('results'),
  field('severity', 'integer'),
  field('symptoms', 'text[]'),
  field('body_side'),
  field('lasted'),
  jsonField('seizure'),
  jsonField('check_in'),
  field('tags', 'text[]'),
  field('reminders', 'integer[]'),
  // As the web app searches it, so that both find the same.
  { name: 'search_text', type: 'text', valueOf: ownSearchTextOf },
  { name: 'text_bytes', type: 'integer', valueOf: (_, bytes) => bytes },
];

/** The values of an event's row, in the order of its columns. */
export const valuesOf = (event: EventFields, bytes = bytesOf(event)): unknown[] =>
  columns.map(({ valueOf }) => valueOf(event, bytes));

export const writtenColumns = columns.map(({ name }) => name).join(', ');

/** '$5::text, $6::text, …'; `among` may say it otherwise. */
export const writtenValues = (first: number, among = (_: string, value: string) => value): string =>
  columns.map(({ name, type }, index) => among(name, `$${first + index}::${type}`)).join(', ');

/** 'event_type = $5::text, …' */
export const writtenChanges = (first: number): string =>
  columns.map(({ name, type }, index) => `${name} = $${first + index}::${type}`).join(', ');

/** The same from a JSON array, whose places begin with `first`. */
export const writtenChangesFrom = (array: string, first: number): string =>
  columns
    .map(({ name, type }, index) => {
      const at = first + index;
      return type.endsWith('[]')
        ? `${name} = ARRAY(SELECT jsonb_array_elements_text(${array} -> ${at}))::${type}`
        : `${name} = (${array} ->> ${at})::${type}`;
    })
    .join(', ');
