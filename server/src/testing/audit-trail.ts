import type { TestApp } from './test-app.ts';

export type AuditRow = {
  action: string;
  outcome: string;
  reason: string | null;
  actor_role: string | null;
  session_id: string | null;
  ip_prefix: string | null;
};

/** The audit log of a user, oldest first; of no user for null. */
export const auditRowsOf = ({ deps }: TestApp, userId: string | null): Promise<AuditRow[]> =>
  deps.db.query<AuditRow>(
    `SELECT action, outcome, reason, actor_role, session_id, ip_prefix FROM audit_log
      WHERE actor_id IS NOT DISTINCT FROM $1 ORDER BY at, id`,
    [userId],
  );

/** `sign-in.password refused` and the like, oldest first. */
export const auditTrailOf = async (testApp: TestApp, userId: string | null): Promise<string[]> =>
  (await auditRowsOf(testApp, userId)).map(({ action, outcome }) => `${action} ${outcome}`);
