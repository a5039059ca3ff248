import { asFailure } from '@caretrail/contract/http/failure';
import { messages } from '@caretrail/contract/i18n/messages';
import { doseEndpoints } from '@caretrail/contract/medications/dose-endpoints';
import type { DosePostponement } from '@caretrail/contract/medications/doses';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { timelineEvent, type TimelineEvent } from '@caretrail/contract/timelines/schema';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import {
  type SessionNote,
  type TreatmentSession,
  withNote,
} from '@caretrail/contract/treatments/session';
import { refusedWith, toError } from '../../lib/refusal.ts';
import { addedIds, asItWas, isSessionOf } from '../session-notes.ts';
import { deliverCheckIn } from './deliver-check-in.ts';
import type { Waiting } from './kept-writes.ts';
import type { Asking } from './request-as.ts';
import { formOf, questionFields } from './sent-fields.ts';
import type {
  WaitingCall,
  WaitingEvent,
  WaitingPostponement,
  WaitingQuestion,
  WaitingSessions,
} from './waiting-kinds.ts';

const texts = messages('data/deliver', {
  otherwise: 'It was recorded differently on another device, so nothing was changed.',
});

/** Under the key of its tap; without one it gets a key of its own. */
const under = <C extends object>(idempotencyKey: string | undefined, call: C): C =>
  idempotencyKey === undefined ? call : { ...call, idempotencyKey };

async function deliverEvent(ask: Asking, { key, isWithdrawn, content }: Waiting<WaitingEvent>) {
  const call = under(key, { body: formOf(content.fields) });
  if (!isWithdrawn) return ask(timelinesEndpoints.create, call);
  try {
    const { id } = await ask(timelinesEndpoints.create, call);
    return await ask(timelinesEndpoints.remove, { params: { id } });
  } catch (error) {
    // Deleted by an earlier try, whose answer was lost.
    if (isGone(error)) return null;
    throw error;
  }
}

function isGone(error: unknown): boolean {
  const failure = asFailure(error);
  return failure?.kind === 'status' && failure.status === 404;
}

type Questions = Pick<TimelineEvent, 'version' | 'questions'>;

const putQuestions = (
  ask: Asking,
  id: string,
  questions: Questions,
  key?: string,
): Promise<TimelineEvent> =>
  ask(
    timelinesEndpoints.edit,
    under(key, { params: { id }, body: formOf(questionFields(questions)) }),
  );

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Besides those that were asked on this device meanwhile. */
const others = ({ own }: WaitingQuestion, questions: readonly string[]): readonly string[] =>
  questions.filter((each) => !own.includes(each));

/** Another field of the visit may have changed since: that is no reason to ask. */
async function addQuestion(
  ask: Asking,
  { key, triedMs, content }: Waiting<WaitingQuestion>,
): Promise<TimelineEvent> {
  const { eventId, question, version, seen } = content;
  try {
    return await putQuestions(ask, eventId, { version, questions: [...seen, question] }, key);
  } catch (error) {
    const { stored } = refusedWith(timelineEvent, error);
    if (stored === null) throw error;
    const { questions } = stored;
    // A try over another version had another key; someone else may have added one after it.
    if (triedMs !== null && questions.includes(question) && !seen.includes(question)) return stored;
    if (!isSame(others(content, questions), others(content, seen))) throw error;
    return putQuestions(ask, eventId, { ...stored, questions: [...questions, question] });
  }
}

async function deliverQuestion(
  ask: Asking,
  item: Waiting<WaitingQuestion>,
): Promise<TimelineEvent> {
  const event = await addQuestion(ask, item);
  if (!item.isWithdrawn) return event;
  const at = event.questions.lastIndexOf(item.content.question);
  if (at === -1) return event;
  return putQuestions(ask, event.id, { ...event, questions: event.questions.toSpliced(at, 1) });
}

const said = (session: TreatmentSession): string => JSON.stringify(asItWas(session));

type Noted = {
  readonly note: SessionNote;
  /** As it is stored now; undefined: it is to be added. */
  readonly stored: TreatmentSession | undefined;
  /** As it was shown, and after each note that waited on this device before this one; the last is what this one changes. */
  readonly ours: readonly TreatmentSession[];
};

function notedIn({ sessions, before, own }: WaitingSessions, now: Treatment): Noted[] {
  return sessions.map((note) => {
    const stored = now.sessions.find(isSessionOf(note));
    const was = before.find(({ id }) => id === stored?.id);
    const ours = was === undefined ? [] : [was];
    for (const each of own) {
      const last = ours.at(-1) ?? stored;
      if (last !== undefined && isSessionOf(each)(last)) ours.push(withNote(last, each));
    }
    return { note, stored, ours };
  });
}

/** Someone else has said something else about this session since. */
const isOtherwise = ({ note, stored, ours }: Noted): boolean =>
  stored !== undefined &&
  ![...ours, ...(ours.length === 0 ? [stored] : ours).map((each) => withNote(each, note))].some(
    (each) => said(each) === said(stored),
  );

async function deliverSessions(
  ask: Asking,
  { key, isWithdrawn, content }: Waiting<WaitingSessions>,
) {
  const params = { id: content.treatmentId };
  // The call names no version, so it would overwrite what another device has noted meanwhile.
  const now = await ask(treatmentsEndpoints.read, { params });
  const noted = notedIn(content, now);
  if (noted.some(isOtherwise))
    throw toError({ kind: 'status', status: 409, body: { stored: now }, message: texts.otherwise });
  const { noteSessions } = treatmentsEndpoints;
  const sessions = noted.map(({ note, stored }) => (stored ? { ...note, id: stored.id } : note));
  // The key belongs to the note as it was sent first.
  const isAsTapped = noted.every(({ note, stored }) => note.id === stored?.id);
  const after = await ask(
    noteSessions,
    under(isAsTapped ? key : undefined, { params, body: { sessions } }),
  );
  if (!isWithdrawn) return after;
  const back = noted.flatMap(({ ours }) => ours.slice(-1).map(asItWas));
  const days = content.sessions.flatMap(({ id, date }) => (id === undefined ? [date] : []));
  const kept = new Set(back.map(({ id }) => id));
  const added = new Set(addedIds(content.before, after.sessions));
  const removed = after.sessions
    .filter(({ id, date }) => added.has(id) && !kept.has(id) && days.includes(date))
    .map(({ id }) => id);
  // Taken back by an earlier try, whose answer was lost.
  if (back.length + removed.length === 0) return after;
  return ask(noteSessions, { params, body: { sessions: back, removed } });
}

async function putOff(
  ask: Asking,
  { medication_id: id, schedule_version_id, slot_id, local_date }: WaitingPostponement['dose'],
  until: string | null,
  { key, pressedMs }: { readonly key?: string; readonly pressedMs?: number } = {},
): Promise<DosePostponement | null> {
  if (schedule_version_id === null || slot_id === null) return null;
  const pressed = pressedMs === undefined ? {} : { pressed_at: new Date(pressedMs).toISOString() };
  const body = { schedule_version_id, slot_id, local_date, until, ...pressed };
  return ask(doseEndpoints.postponeDose, under(key, { params: { id }, body }));
}

const hasCome = (until: string | null): boolean =>
  until !== null && Date.parse(until) <= Date.now();

/** The server has decided against it: the dose is recorded, or was put off or planned otherwise since. */
const isRefused = (error: unknown): boolean => {
  const failure = asFailure(error);
  return failure?.kind === 'status' && [400, 409].includes(failure.status);
};

const unlessRefused = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
};

async function deliverPostponement(ask: Asking, item: Waiting<WaitingPostponement>) {
  const { key, isWithdrawn, triedMs, tappedMs: pressedMs, content } = item;
  const { dose, until } = content;
  // Its time has come: it is due, unless a delay that was pressed before on another device still stands.
  if (hasCome(until))
    return isWithdrawn || triedMs !== null
      ? null
      : unlessRefused(putOff(ask, dose, null, { pressedMs }));
  if (!isWithdrawn) return putOff(ask, dose, until, { key, pressedMs });
  const made = await unlessRefused(putOff(ask, dose, until, { key, pressedMs }));
  // Nothing of it stands.
  if (made === null) return null;
  const { postponed_until: before } = dose;
  // As of its own press, which the server may have noted later: the one that was made on this device since holds.
  const takenBackMs = Math.max(pressedMs, Date.parse(made.made_at));
  return putOff(ask, dose, hasCome(before) ? null : before, { pressedMs: takenBackMs });
}

/** Sends a write that waited; one that was withdrawn after it may have arrived is sent and taken back. */
export function deliverCall(
  ask: Asking,
  { content, ...item }: Waiting<WaitingCall>,
): Promise<unknown> {
  switch (content.what) {
    case 'event':
      return deliverEvent(ask, { ...item, content });
    case 'question':
      return deliverQuestion(ask, { ...item, content });
    case 'sessions':
      return deliverSessions(ask, { ...item, content });
    case 'postponement':
      return deliverPostponement(ask, { ...item, content });
    case 'checkIn':
      return deliverCheckIn(ask, { ...item, content });
  }
}
