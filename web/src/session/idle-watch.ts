import type { Role } from '@caretrail/contract/access/session';
import {
  endOf,
  isWorthRenewing,
  lastEnd,
  phaseAt,
  type SessionEnd,
  timesOf,
  type TokenTimes,
} from './idle-clock.ts';

/** What is shown: nothing, or the warning until `endsAt` (of the clock here). */
export type IdleView =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'warning'; readonly endsAt: number; readonly by: SessionEnd['by'] };

type IdleWatchDeps = {
  readonly onView: (view: IdleView) => void;
  /** The user is active and the session has to be refreshed. The result arrives as a new token. */
  readonly onStillHere: () => void;
  /** The time is over by this device's clock. The server decides: ask it. */
  readonly onOver: () => void;
  /** Without a connection, on a device that keeps a copy of the record: only the maximum time ends the session. */
  readonly isStaying?: () => boolean;
};

type Watched = { readonly times: TokenTimes; readonly role: Role; readonly end: SessionEnd };

/** The request must reach the server after the end, or it would prolong the session. */
const marginMs = 3000;

/** Follows one tab's session to its end. All tabs share the stored token, so what happens in one counts for all. */
export function watchIdle({ onView, onStillHere, onOver, isStaying }: IdleWatchDeps) {
  let watched: Watched | null = null;
  /** How far this device's clock is ahead of the server's; an estimate until a token arrives. */
  let aheadMs = 0;
  let isAheadKnown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let view: IdleView = { kind: 'quiet' };

  const show = (next: IdleView): void => {
    if (next.kind === 'quiet' && view.kind === 'quiet') return;
    view = next;
    onView(next);
  };

  const endNow = ({ times, role, end }: Watched): SessionEnd =>
    isStaying?.() === true ? lastEnd(times, role) : end;

  const check = (): void => {
    clearTimeout(timer);
    if (watched === null) return show({ kind: 'quiet' });
    const end = endNow(watched);
    const phase = phaseAt(end, Date.now() - aheadMs);
    switch (phase.kind) {
      case 'quiet':
        timer = setTimeout(check, phase.forMs);
        return show({ kind: 'quiet' });
      case 'warning':
        timer = setTimeout(check, phase.leftMs + marginMs);
        return show({ kind: 'warning', endsAt: end.at + aheadMs, by: end.by });
      case 'over': {
        const sinceMs = Date.now() - aheadMs - end.at;
        if (sinceMs >= marginMs) return onOver();
        timer = setTimeout(check, marginMs - sinceMs);
        return undefined;
      }
    }
  };

  return {
    /** `isArriving`: issued just now, so it shows the difference between this clock and the server's. */
    follow(token: string | null, role: Role, isArriving: boolean): void {
      const times = token === null ? null : timesOf(token);
      if (times !== null) {
        // Includes the time on the network, so the smallest difference is the best.
        const seen = Date.now() - times.issuedAt;
        aheadMs = isArriving && !isAheadKnown ? seen : Math.min(aheadMs, seen);
        isAheadKnown ||= isArriving;
      }
      watched = times === null ? null : { times, role, end: endOf(times, role) };
      check();
    },

    /** A key was pressed or the screen was touched. While the warning is shown, only its buttons count. */
    onActivity(): void {
      if (watched === null || view.kind === 'warning') return;
      if (isWorthRenewing(watched.times, watched.role, Date.now() - aheadMs)) onStillHere();
    },

    /** Timers are late after sleep or in a background tab. */
    check,

    /** Why the session has timed out, if it has. */
    overBecause(): SessionEnd['by'] | null {
      if (watched === null) return null;
      const { at, by } = endNow(watched);
      return Date.now() - aheadMs >= at ? by : null;
    },

    stop(): void {
      clearTimeout(timer);
    },
  };
}

export type IdleWatch = ReturnType<typeof watchIdle>;
