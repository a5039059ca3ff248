import { isSameValue } from '@caretrail/contract/http/same-value';
import { limits } from '@caretrail/contract/limits';
import {
  inOrder,
  type NewSession,
  type TreatmentSession,
} from '@caretrail/contract/treatments/session';
import { fail } from '../../http/fail.ts';
import type { Ids } from '../../ports/ids.ts';
import { type RecordWrite, roomFor } from '../patients/service.ts';
import { countSessions, deleteSessions, putSessions } from './sessions-repo.ts';
import { refusals } from './texts.ts';

/** A session without an id gets one; one with an id has to exist, and occur once. */
export function sessionsOf(
  { ids }: { readonly ids: Ids },
  known: readonly TreatmentSession[],
  sent: readonly NewSession[],
): TreatmentSession[] {
  const named = sent.flatMap(({ id }) => (id === undefined ? [] : [id.toLowerCase()]));
  const isKnown = named.every((id) => known.some((each) => each.id === id));
  if (!isKnown || new Set(named).size < named.length)
    throw fail('invalid_input', {
      fields: { sessions: refusals.foreignSession },
    });
  return inOrder(
    sent.map(({ id, ...fields }) => ({ ...fields, id: id?.toLowerCase() ?? ids.next() })),
  );
}

/** Only what differs is written. */
export async function writeSessions(
  { tx, patientId, context, by }: RecordWrite,
  {
    id,
    before,
    after,
  }: { id: string; before: readonly TreatmentSession[]; after: readonly TreatmentSession[] },
): Promise<void> {
  const was = new Map(before.map((session) => [session.id, session]));
  const stays = new Set(after.map((session) => session.id));
  await deleteSessions(
    tx,
    patientId,
    id,
    [...was.keys()].filter((each) => !stays.has(each)),
  );
  const put = after.filter((session) => !isSameValue(session, was.get(session.id)));
  await putSessions(tx, { patientId, treatmentId: id }, put, by.userId);
  if (after.length <= before.length) return;
  const mostOfOne = roomFor(context, limits.treatments.sessions);
  if (after.length > mostOfOne)
    throw fail('invalid_input', {
      fields: { sessions: refusals.sessionsOfOne({ most: mostOfOne }) },
    });
  const most = roomFor(context, limits.treatments.sessionsPerPatient);
  if ((await countSessions(tx, patientId)) > most)
    throw fail('too_large', { detail: refusals.sessions({ most }) });
}
