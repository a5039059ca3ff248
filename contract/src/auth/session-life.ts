import * as z from 'zod/mini';
import type { Role } from '../access/session.ts';
import { limits } from '../limits.ts';

/** 1: the password alone; 2: the second factor too. */
export type Aal = 1 | 2;

/** How long a session may idle; an administrator's is shorter. */
export const idleMs = (role: Role): number =>
  role === 'administrator' ? limits.auth.administratorIdleMs : limits.auth.sessionIdleMs;

/** How long a session may last, regardless of activity. */
export const absoluteMs = (role: Role, aal: Aal, isRotating: boolean): number => {
  if (aal === 1) return limits.auth.firstFactorSessionMs;
  // A client that does not announce itself cannot rotate: its session is shorter instead.
  if (role === 'administrator' || !isRotating) return limits.auth.administratorAbsoluteMs;
  return limits.auth.sessionAbsoluteMs;
};

/**
 * What a client may read from an access token, to know when its session ends. A hint: the server reads only
 * the session's id from it. Times in seconds of the server's clock.
 */
export const accessClaims = z.object({
  sid: z.string(),
  aal: z.literal([1, 2]),
  /** Sign-in or last refresh: only these move the idle end. */
  iat: z.number(),
  /** When the session was opened. */
  auth_time: z.number(),
});
export type AccessClaims = z.infer<typeof accessClaims>;
