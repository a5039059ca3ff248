import { limits } from '@caretrail/contract/limits';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { NewTreatment } from '@caretrail/contract/treatments/treatment-body';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import {
  type RecordDeps,
  type RecordWrite,
  roomFor,
  writeRecordOnce,
} from '../patients/service.ts';
import {
  assertOwnLinks,
  linkNames,
  putTreatmentLinks,
  type TreatmentLinks,
} from '../record-links/service.ts';
import { recordChanges } from './changes.ts';
import { insertTreatment } from './repo.ts';
import { sessionsOf, writeSessions } from './sessions.ts';
import { refusals } from './texts.ts';
import { existingAnswer } from './treatment-record.ts';

type Sent = {
  readonly body: NewTreatment;
  /** Null: the client accepts duplicates. */
  readonly key: string | null;
};

/** Row, sessions, links, history, audit and key together, or nothing of it. Sent again, it returns what it created. */
export async function createTreatment(
  deps: RecordDeps,
  context: RecordContext,
  { body, key }: Sent,
): Promise<Treatment> {
  const id = deps.ids.next();
  const { path: route } = treatmentsEndpoints.create;
  const claim = { key, route, content: body, resourceId: id };
  return writeRecordOnce(deps, context, claim, {
    work: (write) => addTreatment(deps, write, { id, body }),
    again: (tx, madeId) => existingAnswer(deps, tx, context.patientId, madeId),
  });
}

/** A new treatment has no links yet, so an empty list changes nothing. */
const namedOnly = (links: TreatmentLinks): TreatmentLinks =>
  Object.fromEntries(
    linkNames.map((name) => [name, links[name]?.length ? links[name] : undefined]),
  );

/** In a write of the caller. */
export async function addTreatment(
  deps: Pick<RecordDeps, 'clock' | 'ids'>,
  write: RecordWrite,
  { id, body }: { id: string; body: NewTreatment },
): Promise<Treatment> {
  const { tx, patientId, by, context, changed } = write;
  await assertOwnLinks(tx, patientId, { location_id: body.location_id });
  const most = roomFor(context, limits.treatments.perPatient);
  if ((await insertTreatment(tx, patientId, { ...body, id }, by)) >= most)
    throw fail('too_large', { detail: refusals.treatments({ most }) });
  const sessions = sessionsOf(deps, [], body.sessions);
  await writeSessions(write, { id, before: [], after: sessions });
  const created = { treatmentId: id, changes: [{ kind: 'created' as const }] };
  await recordChanges(deps, write, created);
  await putTreatmentLinks(write, id, namedOnly(body));
  changed('treatment.created', 'treatment', id);
  return existingAnswer(deps, tx, patientId, id);
}
