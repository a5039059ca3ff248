import { isOfPatients, type Table } from '../patients/service.ts';

/** One table of the export: which rows belong to the user, and which columns are left out. */
export type Part = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly hidden: readonly string[];
  readonly orderBy: readonly string[];
  /** `$1` is the account, `$2` the record. */
  readonly condition: string;
};

type Rule = { readonly condition: string; readonly hidden?: readonly string[] };
const ofAccount: Rule = { condition: 'user_id = $1' };

/**
 * Tables of the account instead of the record. Not included: those that only prove an identity (factors, codes, grants,
 * keys of requests). A test checks this against every table that names an account.
 */
const accountRules: Readonly<Record<string, Rule>> = {
  users: { condition: 'id = $1', hidden: ['password_hash'] },
  account_deletions: ofAccount,
  audit_log: { condition: 'actor_id = $1 OR subject_patient_id = $2', hidden: ['ua_hash'] },
  consents: ofAccount,
  email_changes: ofAccount,
  preboarding_drafts: ofAccount,
  provider_identities: ofAccount,
  sessions: { ...ofAccount, hidden: ['user_agent_hash'] },
};

const ofRecord: Rule = { condition: 'patient_id = $2' };

const ruleOf = (table: Table): Rule | undefined =>
  isOfPatients(table) ? ofRecord : accountRules[table.name];

/** Every table with rows of patients, and those above. Bytes are left out: they open nothing outside. */
export const partsOf = (tables: readonly Table[]): Part[] =>
  tables.flatMap((table) => {
    const rule = ruleOf(table);
    if (rule === undefined) return [];
    const hidden = [...table.secrets, ...(rule.hidden ?? [])];
    return {
      table: table.name,
      columns: table.columns.filter((column) => !hidden.includes(column)),
      hidden,
      orderBy: table.key.filter((column) => column !== 'patient_id'),
      condition: rule.condition,
    };
  });
