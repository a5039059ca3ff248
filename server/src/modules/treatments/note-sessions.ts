import { isSameValue } from '@caretrail/contract/http/same-value';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import { mostSessionsTold, type TreatmentChange } from '@caretrail/contract/treatments/history';
import { isDevice } from '@caretrail/contract/treatments/progress';
import { mayHelperNote } from '@caretrail/contract/treatments/session-rights';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import {
  inOrder,
  type SessionNote,
  type SessionNotes,
  type TreatmentSession,
  withNote,
} from '@caretrail/contract/treatments/session';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, type RecordWrite, writeRecordOnce } from '../patients/service.ts';
import { recordChanges } from './changes.ts';
import type { NewChange } from './changes-repo.ts';
import { type TreatmentRow, updateTreatment } from './repo.ts';
import { writeSessions } from './sessions.ts';
import { findNotedBy } from './sessions-repo.ts';
import { refusals } from './texts.ts';
import { answerOf, existing, existingAnswer, todayOf } from './treatment-record.ts';

type Told = Extract<TreatmentChange, { kind: 'sessions' }>['sessions'][number];

const nothingNoted = {
  time: null,
  status: 'planned',
  moved_from: null,
  reason: '',
  hours: null,
} as const;

/** Without an id it is a new one, with its day. */
const added = (id: string, { date = '', ...note }: SessionNote): TreatmentSession =>
  withNote({ ...nothingNoted, id, date }, { ...note, id });

/** The sessions after it. An id that is not among them belongs to another treatment, or was removed. */
function noted(
  deps: Pick<RecordDeps, 'ids'>,
  before: readonly TreatmentSession[],
  { sessions, removed }: SessionNotes,
): TreatmentSession[] {
  const after = new Map(before.map((session) => [session.id, session]));
  for (const note of sessions) {
    if (note.id === undefined) {
      const session = added(deps.ids.next(), note);
      after.set(session.id, session);
      continue;
    }
    const session = after.get(note.id.toLowerCase());
    if (session === undefined) throw fail('not_found');
    after.set(session.id, withNote(session, note));
  }
  for (const id of removed) if (!after.delete(id.toLowerCase())) throw fail('not_found');
  return inOrder([...after.values()]);
}

const toldOf = (what: Told['what'], { date, status, reason }: TreatmentSession): Told => ({
  what,
  date,
  status,
  from: null,
  reason,
});

function changesIn(
  before: readonly TreatmentSession[],
  after: readonly TreatmentSession[],
): Told[] {
  const was = new Map(before.map((session) => [session.id, session]));
  const stays = new Set(after.map(({ id }) => id));
  const noted = after.flatMap((session): Told[] => {
    const old = was.get(session.id);
    if (old === undefined) return [toldOf('added', session)];
    if (isSameValue(old, session)) return [];
    const isMoved = old.date !== session.date;
    return [{ ...toldOf(isMoved ? 'moved' : 'noted', session), from: isMoved ? old.date : null }];
  });
  const removed = before.filter(({ id }) => !stays.has(id));
  return [...noted, ...removed.map((session) => toldOf('removed', session))];
}

/** D8: helpers record what happened, where no one else did. */
async function assertMayNote(
  deps: Pick<RecordDeps, 'clock'>,
  { tx, patientId, context }: RecordWrite,
  treatment: TreatmentRow,
  sessions: readonly TreatmentSession[],
): Promise<void> {
  const { rights, actor } = context;
  if (rights.has('manage')) return;
  const notedBy = await findNotedBy(tx, { patientId, treatmentId: treatment.id });
  const today = await todayOf(deps, tx, patientId);
  const helping = { userId: actor.userId, today, isDevice: isDevice(treatment) };
  const was = new Map(treatment.sessions.map((session) => [session.id, session]));
  const after = new Map(sessions.map((session) => [session.id, session]));
  for (const id of new Set([...was.keys(), ...after.keys()])) {
    const change = { before: was.get(id), after: after.get(id), notedBy: notedBy.get(id) ?? null };
    if (isSameValue(change.before, change.after) || mayHelperNote(change, helping)) continue;
    throw fail('forbidden', { detail: refusals.sessionOfOthers });
  }
}

/** In a write of the caller. */
export async function noteOwnSessions(
  deps: Pick<RecordDeps, 'clock' | 'ids'>,
  write: RecordWrite,
  { id, notes }: { id: string; notes: SessionNotes },
): Promise<Treatment> {
  const { tx, patientId, by, changed } = write;
  const before = await existing(tx, patientId, id);
  const sessions = noted(deps, before.sessions, notes);
  await assertMayNote(deps, write, before, sessions);
  const told = changesIn(before.sessions, sessions);
  if (told.length === 0) return answerOf(before, await todayOf(deps, tx, patientId));
  await updateTreatment(tx, patientId, before, by);
  await writeSessions(write, { id, before: before.sessions, after: sessions });
  // The hours of every day are recorded, not a change of the plan.
  const changes: NewChange[] = isDevice(before)
    ? []
    : [{ kind: 'sessions', count: told.length, sessions: told.slice(0, mostSessionsTold) }];
  await recordChanges(deps, write, { treatmentId: id, changes });
  changed('treatment.sessions-noted', 'treatment', id, ['sessions']);
  return existingAnswer(deps, tx, patientId, id);
}

type Sent = { readonly body: SessionNotes; readonly key: string | null };

/** One tap: the outcome of a session, or of several. Names no version: it changes only these sessions. */
export const noteSessions = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
  { body, key }: Sent,
): Promise<Treatment> => {
  const { path: route } = treatmentsEndpoints.noteSessions;
  const claim = { key, route, content: [id, body], resourceId: id };
  return writeRecordOnce(deps, context, claim, {
    work: (write) => noteOwnSessions(deps, write, { id, notes: body }),
    again: (tx) => existingAnswer(deps, tx, context.patientId, id),
  });
};
