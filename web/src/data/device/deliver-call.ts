import { doseEndpoints } from '@caretrail/contract/medications/dose-endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { timelineEvent, type TimelineEvent } from '@caretrail/contract/timelines/schema';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { type TreatmentSession, withNote } from '@caretrail/contract/treatments/session';
import { request } from '../../lib/http.ts';
import { refusedWith, toError } from '../../lib/refusal.ts';
import { addedIds, asItWas } from '../session-notes.ts';
import type { Waiting } from './outbox.ts';
import { formOf, questionFields } from './sent-fields.ts';
import type {
  WaitingCall,
  WaitingEvent,
  WaitingLater,
  WaitingQuestion,
  WaitingSessions,
} from './waiting-kinds.ts';

/** Under the key of its tap; without one it gets a key of its own. */
const under = <C extends object>(idempotencyKey: string | undefined, call: C): C =>
  idempotencyKey === undefined ? call : { ...call, idempotencyKey };

async function deliverEvent({ key, isWithdrawn, content }: Waiting<WaitingEvent>) {
  const call = under(key, { body: formOf(content.fields) });
  const event = await request(timelinesEndpoints.create, call);
  if (!isWithdrawn) return event;
  return request(timelinesEndpoints.remove, { params: { id: event.id } });
}

type Questions = Pick<TimelineEvent, 'version' | 'questions'>;

const putQuestions = (id: string, questions: Questions, key?: string): Promise<TimelineEvent> =>
  request(
    timelinesEndpoints.edit,
    under(key, { params: { id }, body: formOf(questionFields(questions)) }),
  );

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Besides those that were asked on this device meanwhile. */
const others = ({ own }: WaitingQuestion, questions: readonly string[]): readonly string[] =>
  questions.filter((each) => !own.includes(each));

/** Another field of the visit may have changed since: that is no reason to ask. */
async function addQuestion({
  key,
  triedMs,
  content,
}: Waiting<WaitingQuestion>): Promise<TimelineEvent> {
  const { eventId, question, version, seen } = content;
  try {
    return await putQuestions(eventId, { version, questions: [...seen, question] }, key);
  } catch (error) {
    const { stored } = refusedWith(timelineEvent, error);
    if (stored === null) throw error;
    const { questions } = stored;
    // A try over another version had another key.
    if (triedMs !== null && questions.at(-1) === question) return stored;
    if (!isSame(others(content, questions), others(content, seen))) throw error;
    return putQuestions(eventId, { ...stored, questions: [...questions, question] });
  }
}

async function deliverQuestion(item: Waiting<WaitingQuestion>): Promise<TimelineEvent> {
  const event = await addQuestion(item);
  if (!item.isWithdrawn) return event;
  const at = event.questions.lastIndexOf(item.content.question);
  if (at === -1) return event;
  return putQuestions(event.id, { ...event, questions: event.questions.toSpliced(at, 1) });
}

const said = (session: TreatmentSession): string => JSON.stringify(asItWas(session));

/** Someone else has said something else about one of these sessions since. */
const isOtherwise = ({ sessions, before }: WaitingSessions, now: Treatment): boolean =>
  sessions.some((note) => {
    const was = before.find(({ id }) => id === note.id);
    const stored = now.sessions.find(({ id }) => id === note.id);
    if (was === undefined || stored === undefined) return false;
    return said(stored) !== said(was) && said(stored) !== said(withNote(was, note));
  });

async function deliverSessions({ key, isWithdrawn, content }: Waiting<WaitingSessions>) {
  const { treatmentId, sessions, before } = content;
  const params = { id: treatmentId };
  // The call names no version, so it would overwrite what another device has noted meanwhile.
  const now = await request(treatmentsEndpoints.read, { params });
  if (isOtherwise(content, now))
    throw toError({ kind: 'status', status: 409, body: { stored: now }, message: '' });
  const call = under(key, { params, body: { sessions } });
  const noted = await request(treatmentsEndpoints.noteSessions, call);
  if (!isWithdrawn) return noted;
  const days = sessions.flatMap(({ id, date }) => (id === undefined ? [date] : []));
  const added = new Set(addedIds(before, noted.sessions));
  const removed = noted.sessions
    .filter(({ id, date }) => added.has(id) && days.includes(date))
    .map(({ id }) => id);
  const back = before.filter(({ id }) => sessions.some((note) => note.id === id)).map(asItWas);
  return request(treatmentsEndpoints.noteSessions, { params, body: { sessions: back, removed } });
}

async function putOff(
  { medication_id: id, schedule_version_id, slot_id, local_date }: WaitingLater['dose'],
  until: string | null,
  key?: string,
): Promise<unknown> {
  // A time that has come puts nothing off any more.
  if (until !== null && Date.parse(until) <= Date.now()) return null;
  if (schedule_version_id === null || slot_id === null) return null;
  const body = { schedule_version_id, slot_id, local_date, until };
  return request(doseEndpoints.postponeDose, under(key, { params: { id }, body }));
}

async function deliverLater({ key, isWithdrawn, content }: Waiting<WaitingLater>) {
  const answer = await putOff(content.dose, content.until, key);
  return isWithdrawn ? putOff(content.dose, content.dose.postponed_until) : answer;
}

/** Sends a write that waited; one that was withdrawn after it may have arrived is sent and taken back. */
export function deliverCall({ content, ...item }: Waiting<WaitingCall>): Promise<unknown> {
  switch (content.what) {
    case 'event':
      return deliverEvent({ ...item, content });
    case 'question':
      return deliverQuestion({ ...item, content });
    case 'sessions':
      return deliverSessions({ ...item, content });
    case 'later':
      return deliverLater({ ...item, content });
  }
}
