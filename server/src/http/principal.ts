import { signedOut, type Session } from '@caretrail/contract/access/session';
import type { Grant } from '@caretrail/contract/circle/decide-grant';

/** What a patient has allowed the signed-in user, as it is at this moment. */
export type GrantedRecord = {
  readonly grant: Grant & { readonly id: string; readonly version: number };
  /** Of the user, for the ledger. */
  readonly helperName: string;
  readonly dataVersion: number;
};

/** The signed-in user, as the session row says at this moment. */
export type Principal = {
  readonly session: Session;
  readonly userId: string | null;
  readonly sessionId: string | null;
  /** The user's own record; null for administrators and for those who only help. */
  readonly patientId: string | null;
  /** Version of the patient's data, for cached responses. */
  readonly dataVersion: number | null;
  /** The record that the request names; null: none. */
  readonly named: string | null;
  /** Null: the user has no access to that record, or it is the own one. */
  readonly granted: GrantedRecord | null;
};

export const anonymous: Principal = {
  session: signedOut,
  userId: null,
  sessionId: null,
  patientId: null,
  dataVersion: null,
  named: null,
  granted: null,
};

/** `anonymous` when the session has ended or the token is invalid. `named`: the record that the request is about. */
export type ReadPrincipal = {
  byToken(token: string, named: string | null): Promise<Principal>;
  /** While a request arrives, its token may expire, but its session must not have ended. */
  bySession(sessionId: string, named: string | null): Promise<Principal>;
};
