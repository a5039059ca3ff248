import { displayName } from '@caretrail/contract/access/menu';
import type {
  LedgerEntry,
  LedgerQuery,
  LedgerVisit,
  Writers,
} from '@caretrail/contract/circle/schema';
import { formerHelper } from '@caretrail/contract/circle/texts';
import { stretchesOf, visitsOf } from '@caretrail/contract/circle/visits';
import { id as idSchema } from '@caretrail/contract/http/plain-text';
import { limits } from '@caretrail/contract/limits';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type FactRow, findFacts, findWriters } from '../ledger/service.ts';
import type { CircleDeps } from './circle.ts';
import { findPatient } from './grants-repo.ts';
import { namesTold } from './names-told.ts';

type Told = Awaited<ReturnType<typeof namesTold>>;

const entryOf =
  (told: Told) =>
  ({ helper_user_id, name, ...row }: FactRow): LedgerEntry => ({
    ...row,
    helper_id: helper_user_id,
    name: helper_user_id === null ? formerHelper.name : told(helper_user_id, name),
  });

function pageOf({ helper_id, cursor }: LedgerQuery) {
  const before = cursor === undefined ? null : idSchema.safeParse(cursor).data;
  if (before === undefined) throw fail('not_found');
  return { helperId: helper_id ?? null, before };
}

/** Every entry, the newest first. */
export async function readLedger(
  { db }: CircleDeps,
  { patientId }: RecordContext,
  query: LedgerQuery,
): Promise<{ data: LedgerEntry[]; next_cursor?: string }> {
  const most = query.limit ?? limits.circle.ledgerPage;
  const rows = await findFacts(db, patientId, { ...pageOf(query), most: most + 1 });
  const data = rows.slice(0, most).map(entryOf(await namesTold(db, patientId)));
  const last = data.at(-1);
  return { data, ...(rows.length > most && last && { next_cursor: last.id }) };
}

/** So many entries are read for one page of visits. */
const mostRead = 4000;

/**
 * The same as visits. A page ends at a pause of everyone, so that no visit is cut in two: or, where there is none among so
 * many entries, at the last of them.
 */
export async function readVisits(
  { db }: CircleDeps,
  { patientId }: RecordContext,
  query: LedgerQuery,
): Promise<{ data: LedgerVisit[]; next_cursor?: string }> {
  const most = query.limit ?? limits.circle.ledgerPage;
  const rows = await findFacts(db, patientId, { ...pageOf(query), most: mostRead + 1 });
  const isMore = rows.length > mostRead;
  const entry = entryOf(await namesTold(db, patientId));
  const stretches = stretchesOf(rows.slice(0, mostRead).map(entry));
  // The last one may go on with what was not read.
  const whole = isMore && stretches.length > 1 ? stretches.slice(0, -1) : stretches;
  const data: LedgerVisit[] = [];
  let shown = 0;
  for (const stretch of whole) {
    if (data.length >= most) break;
    data.push(...visitsOf(stretch));
    shown += stretch.length;
  }
  const last = rows[shown - 1];
  return { data, ...(rows.length > shown && last && { next_cursor: last.id }) };
}

/** The patient, and those who wrote something that the reader may see. */
export async function readWriters(
  { db }: CircleDeps,
  { patientId, areas, actor, grant }: RecordContext,
): Promise<Writers> {
  const patient = await findPatient(db, patientId);
  const helpers = await findWriters(db, patientId, [...areas]);
  // Addresses are for the patient alone.
  const told: Told = grant === null ? await namesTold(db, patientId) : (_, name) => name;
  const all = [
    { id: patient.user_id, name: displayName(patient), is_patient: true },
    ...helpers.map(({ id, name }) => ({ id, name: told(id, name), is_patient: false })),
  ];
  return { data: all.map((each) => ({ ...each, is_me: each.id === actor.userId })) };
}
