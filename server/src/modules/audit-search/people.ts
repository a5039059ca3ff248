import type { AuditPerson, AuditRow } from '@caretrail/contract/audit/schema';
import { isReasonShown } from '@caretrail/contract/audit/reasons';
import { id } from '@caretrail/contract/http/plain-text';
import { limits } from '@caretrail/contract/limits';
import { fail } from '../../http/fail.ts';
import { type Account, findAccountsLike, findPeople } from './people-repo.ts';
import type { FoundRow } from './search-repo.ts';
import { auditTexts } from './texts.ts';

type Db = Parameters<typeof findPeople>[0];

/** The accounts that a filter names. The id of a deleted account is still in the log. */
export async function accountsOf(
  db: Db,
  field: 'actor' | 'subject',
  text: string,
): Promise<Account[]> {
  const found = await findAccountsLike(db, text, limits.audit.people + 1);
  if (found.length > limits.audit.people) {
    const sentence = auditTexts.manyPeople({ most: limits.audit.people });
    throw fail('invalid_input', { fields: { [field]: sentence } });
  }
  const isGone = found.length === 0 && id.safeParse(text).success;
  return isGone ? [{ user_id: text.toLowerCase(), patient_id: null }] : found;
}

const isUser = ({ object_type, object_id }: FoundRow): boolean =>
  object_type === 'user' && id.safeParse(object_id).success;

const gone = (userId: string): AuditPerson => ({ id: userId, name: null, email: null });

/** Adds names to ids, and leaves out what is not for administrators. */
export async function withPeople(db: Db, rows: readonly FoundRow[]): Promise<AuditRow[]> {
  const users = rows.flatMap((row) => [row.actor_id, isUser(row) ? row.object_id : null]);
  const records = rows.map(({ subject_patient_id }) => subject_patient_id);
  const isId = (value: string | null): value is string => value !== null;
  const people = await findPeople(db, users.filter(isId), records.filter(isId));
  const byUser = new Map<string, AuditPerson>();
  const byRecord = new Map<string, AuditPerson>();
  for (const { patient_id, ...person } of people) {
    byUser.set(person.id, person);
    if (patient_id !== null) byRecord.set(patient_id, person);
  }
  const subjectOf = (row: FoundRow): AuditPerson | null => {
    if (row.subject_patient_id !== null)
      return byRecord.get(row.subject_patient_id) ?? gone(row.subject_patient_id);
    return isUser(row) && row.object_id !== null
      ? (byUser.get(row.object_id) ?? gone(row.object_id))
      : null;
  };
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    object_type: row.object_type,
    outcome: row.outcome,
    reason: isReasonShown(row.action) ? row.reason : null,
    actor: row.actor_id === null ? null : (byUser.get(row.actor_id) ?? gone(row.actor_id)),
    actor_role: row.actor_role,
    subject: subjectOf(row),
    request_id: row.request_id,
  }));
}
