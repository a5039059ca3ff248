import type { Role } from '@caretrail/contract/access/session';
import {
  endOf,
  isWorthRenewing,
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
  /** Somebody is here, and the server should know: what becomes of it arrives as a new token. */
  readonly onStillHere: () => void;
  /** The time is over by the clock here: to be asked of the server, which decides. */
  readonly onOver: () => void;
};

type Watched = { readonly times: TokenTimes; readonly role: Role; readonly end: SessionEnd };

/** The server must be past the end when it is asked, or the question itself would prolong the session. */
const marginMs = 3000;

/** Follows one tab's session to its end. All tabs share the stored token, so what happens in one counts for all. */
export function watchIdle({ onView, onStillHere, onOver }: IdleWatchDeps) {
  let watched: Watched | null = null;
  /** How far this device's clock is ahead of the server's; a guess until a token was seen arriving. */
  let aheadMs = 0;
  let isAheadKnown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let view: IdleView = { kind: 'quiet' };

  const show = (next: IdleView): void => {
    if (next.kind === 'quiet' && view.kind === 'quiet') return;
    view = next;
    onView(next);
  };

  const check = (): void => {
    clearTimeout(timer);
    if (watched === null) return show({ kind: 'quiet' });
    const { end } = watched;
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
    /** `isArriving`: it was made just now, so it tells how this clock stands to the server's. */
    follow(token: string | null, role: Role, isArriving: boolean): void {
      const times = token === null ? null : timesOf(token);
      if (times !== null) {
        // What the way here took is part of it, so the smallest one seen is the best.
        const seen = Date.now() - times.issuedAt;
        aheadMs = isArriving && !isAheadKnown ? seen : Math.min(aheadMs, seen);
        isAheadKnown ||= isArriving;
      }
      watched = times === null ? null : { times, role, end: endOf(times, role) };
      check();
    },

    /** Somebody pressed a key or touched the screen. Once the warning stands, only its buttons count. */
    onActivity(): void {
      if (watched === null || view.kind === 'warning') return;
      if (isWorthRenewing(watched.times, watched.role, Date.now() - aheadMs)) onStillHere();
    },

    /** After sleep or in a background tab timers come late. */
    check,

    /** Why the session is over, if it is over by its time. */
    overBecause(): SessionEnd['by'] | null {
      if (watched === null) return null;
      return Date.now() - aheadMs >= watched.end.at ? watched.end.by : null;
    },

    stop(): void {
      clearTimeout(timer);
    },
  };
}

export type IdleWatch = ReturnType<typeof watchIdle>;
