import { signedOut, type Session } from '@caretrail/contract/access/session';

/** Who is asking, as the session row says at this moment. */
export type Principal = {
  readonly session: Session;
  readonly userId: string | null;
  readonly sessionId: string | null;
  /** The record that the person writes into; null for administrators. */
  readonly patientId: string | null;
  /** Version of the patient's data, for cached answers. */
  readonly dataVersion: number | null;
};

export const anonymous: Principal = {
  session: signedOut,
  userId: null,
  sessionId: null,
  patientId: null,
  dataVersion: null,
};

/** `anonymous` when the session does not live, or the token is none. */
export type ReadPrincipal = {
  byToken(token: string): Promise<Principal>;
  /** While a request arrives: its token may have run out meanwhile, its session must not have ended. */
  bySession(sessionId: string): Promise<Principal>;
};
