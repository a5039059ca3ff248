import type { Role } from '@caretrail/contract/access/session';
import { absoluteMs, accessClaims, idleMs, type Aal } from '@caretrail/contract/auth/session-life';
import { limits } from '@caretrail/contract/limits';

/** What an access token says about the time of its session, in milliseconds of the server's clock. */
export type TokenTimes = {
  /** Sign-in or last refresh: only these move the idle end. */
  readonly issuedAt: number;
  readonly openedAt: number;
  readonly aal: Aal;
};

function payloadOf(token: string): unknown {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(base64)) as unknown;
  } catch {
    return undefined;
  }
}

/** null for a token without these times: then there is no warning. */
export function timesOf(token: string): TokenTimes | null {
  const { data } = accessClaims.safeParse(payloadOf(token));
  if (data === undefined) return null;
  return { issuedAt: data.iat * 1000, openedAt: data.auth_time * 1000, aal: data.aal };
}

/** Why a session ends: idle for too long, its maximum time is over, or the second factor was not passed in time. */
export type EndReason = 'idle' | 'full-time' | 'first-factor';
export type SessionEnd = { readonly at: number; readonly by: EndReason };

/** This app takes part in the rotation of refresh tokens (lib/send.ts). */
const isRotating = true;

/** When its maximum time is over, idle or not. */
export const lastEnd = ({ openedAt, aal }: TokenTimes, role: Role): SessionEnd => ({
  at: openedAt + absoluteMs(role, aal, isRotating),
  by: aal === 1 ? 'first-factor' : 'full-time',
});

/** When the session ends without another request to the server. */
export function endOf(times: TokenTimes, role: Role): SessionEnd {
  const idle: SessionEnd = { at: times.issuedAt + idleMs(role), by: 'idle' };
  const last = lastEnd(times, role);
  return last.at <= idle.at ? last : idle;
}

/** Whether activity refreshes the session: a user who reads or writes may not call the server for a long time. */
export const isWorthRenewing = (times: TokenTimes, role: Role, now: number): boolean =>
  now - times.issuedAt > idleMs(role) / 4 && endOf(times, role).by === 'idle';

export type Phase =
  | { readonly kind: 'quiet'; readonly forMs: number }
  | { readonly kind: 'warning'; readonly leftMs: number }
  | { readonly kind: 'over' };

export function phaseAt(end: SessionEnd, now: number): Phase {
  const leftMs = end.at - now;
  if (leftMs <= 0) return { kind: 'over' };
  if (leftMs <= limits.auth.idleWarningMs) return { kind: 'warning', leftMs };
  return { kind: 'quiet', forMs: leftMs - limits.auth.idleWarningMs };
}
