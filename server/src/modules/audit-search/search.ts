import type { AuditAction } from '@caretrail/contract/account/format-trail-entry';
import type { AuditFilter, AuditPage } from '@caretrail/contract/audit/schema';
import { id } from '@caretrail/contract/http/plain-text';
import { limits } from '@caretrail/contract/limits';
import type { Database } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { Principal } from '../../http/principal.ts';
import { accountsOf, withPeople } from './people.ts';
import { findActions, findRows, type Place, type Wanted } from './search-repo.ts';
import { type AuditDeps, type AuditEvent, recordAudit } from '../audit/service.ts';
import { auditTexts } from './texts.ts';

export type SearchDeps = AuditDeps & { readonly db: Database };
export type Reader = { readonly principal: Principal; readonly caller: Caller };

const iso = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : new Date(text).toISOString();

/** The filter with people as ids. */
export async function wantedBy({ db }: SearchDeps, filter: AuditFilter): Promise<Wanted> {
  const actors = filter.actor ? await accountsOf(db, 'actor', filter.actor) : undefined;
  const subjects = filter.subject ? await accountsOf(db, 'subject', filter.subject) : undefined;
  return {
    from: iso(filter.from),
    until: iso(filter.until),
    action: filter.action,
    outcome: filter.outcome,
    actorIds: actors?.map(({ user_id }) => user_id),
    subject: subjects && {
      userIds: subjects.map(({ user_id }) => user_id),
      // For a deleted account the log may know the record alone.
      patientIds: subjects.map(({ user_id, patient_id }) => patient_id ?? user_id),
    },
  };
}

/** Logs that the audit log was read, and the names of the filters, never their values. */
export const readingOf = (
  action: AuditAction,
  { principal, caller }: Reader,
  filter: AuditFilter,
  count: number,
): AuditEvent => {
  const used = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const by = used.map(([name]) => name);
  return {
    action,
    caller,
    actorId: principal.userId,
    actorRole: 'administrator',
    sessionId: principal.sessionId,
    reason: `${count} entries${by.length === 0 ? '' : `, by ${by.join(', ')}`}`,
  };
};

const cursorText = ({ at, id: place }: Place): string =>
  Buffer.from(`${at} ${place}`).toString('base64url');

/** As the database writes it, of a day that exists. */
function isStored(at: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/.test(at)) return false;
  const ms = Date.parse(at);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(at.slice(0, 19));
}

function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [at = '', place = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (isStored(at) && id.safeParse(place).success) return { at, id: place };
  throw fail('invalid_input', { fields: { cursor: auditTexts.cursor } });
}

type Asked = AuditFilter & {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
};

/** A page of the log, the newest first; one more than requested tells whether there is another. */
export async function searchAudit(
  deps: SearchDeps,
  reader: Reader,
  { limit, cursor, ...filter }: Asked,
): Promise<AuditPage> {
  const most = limit ?? limits.audit.page;
  const before = placeOf(cursor);
  const rows = await findRows(deps.db, await wantedBy(deps, filter), { before, most: most + 1 });
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  await recordAudit(deps, deps.db, readingOf('audit.searched', reader, filter, shown.length));
  return {
    data: await withPeople(deps.db, shown),
    ...(rows.length > most && last && { next_cursor: cursorText(last) }),
  };
}

/** The actions in the log, for a list to choose from. */
export const listActions = ({ db }: SearchDeps): Promise<string[]> => findActions(db);
