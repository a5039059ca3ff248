import type { Caller } from '../../http/caller.ts';
import type { AuditEvent } from '../audit/service.ts';
import type { Account } from './accounts-repo.ts';

type Behind = {
  /** Undefined where an address or an identity is unknown. */
  readonly account: Account | undefined;
  /** None while the user is not signed in. */
  readonly sessionId?: string;
  readonly caller: Caller;
};

type Actor = Pick<
  AuditEvent,
  'caller' | 'actorId' | 'actorRole' | 'sessionId' | 'subjectPatientId'
>;

/** What the audit log says about the user behind it. */
export const actorOf = ({ account, sessionId, caller }: Behind): Actor => ({
  caller,
  actorId: account?.id ?? null,
  actorRole: account?.user_type ?? null,
  sessionId: sessionId ?? null,
  subjectPatientId: account?.patient_id ?? null,
});
