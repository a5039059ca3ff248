import { signedOut, type Session } from '@caretrail/contract/access/session';

/** The signed-in user, as the session row says at this moment. */
export type Principal = {
  readonly session: Session;
  readonly userId: string | null;
  readonly sessionId: string | null;
  /** The user's own record; null for administrators. */
  readonly patientId: string | null;
  /** Version of the patient's data, for cached responses. */
  readonly dataVersion: number | null;
};

export const anonymous: Principal = {
  session: signedOut,
  userId: null,
  sessionId: null,
  patientId: null,
  dataVersion: null,
};

/** `anonymous` when the session has ended or the token is invalid. */
export type ReadPrincipal = {
  byToken(token: string): Promise<Principal>;
  /** While a request arrives, its token may expire, but its session must not have ended. */
  bySession(sessionId: string): Promise<Principal>;
};
