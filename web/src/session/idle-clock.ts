import type { Role } from '@caretrail/contract/access/session';
import { limits } from '@caretrail/contract/limits';

const { auth } = limits;

/** What an access token says about the time of its session, in milliseconds of the server's clock. */
export type TokenTimes = {
  /** Sign-in or last refresh: only these move the idle end on the server (refresh.ts, open-session.ts). */
  readonly issuedAt: number;
  /** null when the session's id does not tell. */
  readonly openedAt: number | null;
  readonly isFirstFactorOnly: boolean;
};

function payloadOf(token: string): Record<string, unknown> {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const payload: unknown = JSON.parse(atob(base64));
    return typeof payload === 'object' && payload !== null ? { ...payload } : {};
  } catch {
    return {};
  }
}

/** Our ids are UUIDv7: their first 48 bits are the millisecond in which they were made. */
function msOfId(id: unknown): number | null {
  const parts = /^([0-9a-f]{8})-([0-9a-f]{4})-7/i.exec(typeof id === 'string' ? id : '');
  return parts === null ? null : Number.parseInt(`${parts[1]}${parts[2]}`, 16);
}

/** null for a token that does not say when it was issued: then there is nothing to warn of. */
export function timesOf(token: string): TokenTimes | null {
  const { iat, sid, aal } = payloadOf(token);
  if (typeof iat !== 'number') return null;
  return { issuedAt: iat * 1000, openedAt: msOfId(sid), isFirstFactorOnly: aal === 1 };
}

/** Why a session ends: nobody was there, its longest time is over, or the second factor was not passed in time. */
export type EndReason = 'idle' | 'full-time' | 'first-factor';
export type SessionEnd = { readonly at: number; readonly by: EndReason };

const idleMs = (role: Role): number =>
  role === 'administrator' ? auth.administratorIdleMs : auth.sessionIdleMs;

function lastEnd(times: TokenTimes, role: Role): SessionEnd | null {
  const { openedAt, isFirstFactorOnly } = times;
  if (openedAt === null) return null;
  if (isFirstFactorOnly) return { at: openedAt + auth.firstFactorSessionMs, by: 'first-factor' };
  const ms = role === 'administrator' ? auth.administratorAbsoluteMs : auth.sessionAbsoluteMs;
  return { at: openedAt + ms, by: 'full-time' };
}

/** When the session ends if nothing more is asked of the server. */
export function endOf(times: TokenTimes, role: Role): SessionEnd {
  const idle: SessionEnd = { at: times.issuedAt + idleMs(role), by: 'idle' };
  const last = lastEnd(times, role);
  return last !== null && last.at <= idle.at ? last : idle;
}

/** Somebody reads or writes without calling the server: from here on it is time to say so. */
export const isWorthRenewing = (times: TokenTimes, role: Role, now: number): boolean =>
  now - times.issuedAt > idleMs(role) / 4 && endOf(times, role).by === 'idle';

export type Phase =
  | { readonly kind: 'quiet'; readonly forMs: number }
  | { readonly kind: 'warning'; readonly leftMs: number }
  | { readonly kind: 'over' };

export function phaseAt(end: SessionEnd, now: number): Phase {
  const leftMs = end.at - now;
  if (leftMs <= 0) return { kind: 'over' };
  if (leftMs <= auth.idleWarningMs) return { kind: 'warning', leftMs };
  return { kind: 'quiet', forMs: leftMs - auth.idleWarningMs };
}

const halfMinute = 30_000;

/** '2 minutes', '1 and a half minutes', …: words that need not change every second. */
export function leftInWords(leftMs: number): string {
  const halves = Math.ceil(leftMs / halfMinute);
  if (halves <= 1) return 'less than half a minute';
  const minutes = Math.floor(halves / 2);
  if (halves % 2 === 1) return `${minutes} and a half minutes`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
