import { movedEnd } from '@caretrail/contract/time/moved-end';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { RecordContext } from '../../http/record-context.ts';
import type { EventFields } from './event-values.ts';

type When = Pick<EventFields, 'start' | 'end'>;

/** The same time of day on another day; it lasts as long as before. */
export function onDay({ start, end }: When, day: string): When {
  const moved = `${day}${start.slice(day.length)}`;
  return { start: moved, end: end === null ? null : movedEnd({ start, end }, moved) };
}

/** What came of one visit: it is never of several, and a new one of the series begins without it. */
export const ofOneAlone = {
  status: 'planned',
  outcome: '',
  results: [],
  severity: null,
  symptoms: [],
  body_side: null,
  lasted: null,
  seizure: null,
  check_in: null,
} satisfies Partial<TimelineEvent>;

/** The patient says what came of an event that someone else added. It is the patient's from then on. */
export const becomesOfPatient = (
  { grant, actor }: Pick<RecordContext, 'grant' | 'actor'>,
  { created_by }: Pick<TimelineEvent, 'created_by'>,
  changed: readonly string[],
): boolean =>
  grant === null &&
  created_by !== actor.userId &&
  changed.some((name) => name !== 'status' && Object.hasOwn(ofOneAlone, name));
