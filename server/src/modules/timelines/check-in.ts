import { msFromIso } from '@caretrail/contract/dates';
import { datePart } from '@caretrail/contract/time/days';
import { dateAt } from '@caretrail/contract/time/zoned';
import { type CheckIn, noCheckIn } from '@caretrail/contract/timelines/check-in';
import {
  type CheckInEdit,
  editedCheckIn,
  feltSymptoms,
  isEmptyCheckIn,
} from '@caretrail/contract/timelines/check-in-edit';
import { checkInEndpoints } from '@caretrail/contract/timelines/check-in-endpoints';
import { newEvent } from '@caretrail/contract/timelines/event-body';
import { checkInTexts } from '@caretrail/contract/timelines/format-check-in';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { isSameValue } from '@caretrail/contract/http/same-value';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { timeZoneOf, type RecordWrite, writeRecordOnce } from '../patients/service.ts';
import { findCheckIn } from './check-in-repo.ts';
import { assertWritable, changeable, newlyMade, type TimelinesDeps } from './event-record.ts';
import { assertEventQuota } from './quota.ts';
import { becomesOfPatient } from './occurrence.ts';
import { insertEvent, setAuthor, updateEvent } from './repo.ts';

const refused = (field: string, sentence: string) =>
  fail('invalid_input', { fields: { [field]: sentence } });

function assertSaid(answers: CheckIn): void {
  if (isEmptyCheckIn(answers)) throw refused('sleep', checkInTexts.nothingSaid);
}

/** What else of the event follows from the answers. */
const fieldsOf = (answers: CheckIn) => ({ check_in: answers, symptoms: feltSymptoms(answers) });

async function editExisting(
  write: RecordWrite,
  { id }: Pick<TimelineEvent, 'id'>,
  { pressed_at, ...edit }: CheckInEdit,
): Promise<TimelineEvent> {
  const { tx, patientId, by, changed, context } = write;
  const before = await changeable(write, id);
  const stored = before.check_in ?? noCheckIn;
  const pressedMs = pressed_at === undefined ? null : msFromIso(pressed_at);
  const isEarlier = pressedMs !== null && pressedMs < (msFromIso(before.updated_at) ?? 0);
  const answers = editedCheckIn(stored, edit, { isEarlier });
  if (isSameValue(answers, stored)) return before;
  assertSaid(answers);
  const after = { ...before, ...fieldsOf(answers) };
  await assertEventQuota(write, await updateEvent(tx, patientId, after, by));
  const isTaken = becomesOfPatient(context, before, ['check_in']);
  if (isTaken) await setAuthor(tx, patientId, id, by);
  changed('event.edited', 'event', id, ['check_in']);
  return {
    ...after,
    ...(isTaken && { created_by: by.userId }),
    version: before.version + 1,
    updated_at: by.at.toISOString(),
    updated_by: by.userId,
  };
}

type Day = { readonly id: string; readonly day: string };

async function addNew(
  write: RecordWrite,
  { id, day }: Day,
  edit: CheckInEdit,
): Promise<TimelineEvent> {
  const { tx, patientId, by, changed } = write;
  const answers = editedCheckIn(noCheckIn, edit);
  assertSaid(answers);
  const time_zone = await timeZoneOf(tx, patientId);
  if (day > dateAt(by.at.getTime(), time_zone)) throw refused('day', checkInTexts.ofFuture);
  const { repeat: _repeat, ...body } = newEvent.parse({
    event_type: 'Important Data',
    title: checkInTexts.title,
    start: `${day}T00:00`,
    all_day: true,
    status: 'done',
  });
  assertWritable(write, body);
  const event = { ...body, ...fieldsOf(answers), time_zone, location_name: '', id };
  await assertEventQuota(write, await insertEvent(tx, patientId, event, by));
  changed('event.created', 'event', id);
  return newlyMade(event, by);
}

/** In a write of the caller. */
export async function saveCheckInIn(
  write: RecordWrite,
  { body, ...of }: Day & { readonly body: CheckInEdit },
): Promise<TimelineEvent> {
  const found = await findCheckIn(write.tx, write.patientId, of.day);
  return found ? editExisting(write, found, body) : addNew(write, of, body);
}

type Sent = {
  readonly day: string;
  readonly body: CheckInEdit;
  readonly key: string | null;
};

/** Beyond §7: one check-in a day. The first save makes the event of the day, each later one edits it. */
export function saveCheckIn(
  deps: TimelinesDeps,
  context: RecordContext,
  { day, body, key }: Sent,
): Promise<TimelineEvent> {
  const id = deps.ids.next();
  const { path: route } = checkInEndpoints.save;
  const claim = { key, route, content: [day, body], resourceId: id };
  return writeRecordOnce(deps, context, claim, {
    work: (write) => saveCheckInIn(write, { id, day, body }),
    again: async (tx) => {
      const found = await findCheckIn(tx, context.patientId, day);
      if (!found) throw fail('not_found');
      return found;
    },
  });
}

/** Two of one day could not both be edited: the one in the bin stays there. */
export async function assertOnlyCheckIn(
  tx: Queryable,
  patientId: string,
  { check_in, start }: Pick<TimelineEvent, 'check_in' | 'start'>,
): Promise<void> {
  if (check_in === null) return;
  if (await findCheckIn(tx, patientId, datePart(start)))
    throw fail('conflict', { detail: checkInTexts.twice });
}

/** They follow from its answers and its day. */
const ofCheckIn = [
  'event_type',
  'start',
  'end',
  'all_day',
  'time_zone',
  'symptoms',
  'severity',
  'seizure',
] as const satisfies readonly (keyof TimelineEvent)[];

export function assertNotOfCheckIn(
  { check_in }: Pick<TimelineEvent, 'check_in'>,
  changes: Partial<TimelineEvent>,
): void {
  const field = ofCheckIn.find((name) => Object.hasOwn(changes, name));
  if (check_in !== null && field !== undefined) throw refused(field, checkInTexts.changedElsewhere);
}
