import { limits } from '@caretrail/contract/limits';
import { useCallback, useEffect, useRef } from 'react';
import type { ToastState } from './toast-slice.ts';

export type Countdown = {
  /** Pauses the countdown, or continues it. */
  readonly pause: (isPaused: boolean) => void;
  readonly stop: () => void;
};

/** §9: the countdown of a toast, which can be paused. */
export function countdown(ms: number, onOver: () => void): Countdown {
  let left = ms;
  let began = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onOver, left);

  const stop = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - began;
  };

  return {
    stop,
    pause: (isPaused) => {
      if (isPaused) return stop();
      if (timer !== undefined) return undefined;
      began = Date.now();
      timer = setTimeout(onOver, left);
    },
  };
}

type Hold = 'hover' | 'focus' | 'hidden' | 'dialog';
export type OnHold = (by: Hold, isHeld: boolean) => void;

/**
 * §9: closes each toast after 5,000 ms. The countdown pauses on hover, with the focus inside, in a hidden tab, and
 * while it waits for a dialog.
 */
export function useToastTime(toast: ToastState, onOver: () => void): OnHold {
  const time = useRef<Countdown>(null);
  const holds = useRef(new Set<Hold>());

  const onHold = useCallback<OnHold>((by, isHeld) => {
    if (isHeld) holds.current.add(by);
    else holds.current.delete(by);
    time.current?.pause(holds.current.size > 0);
  }, []);

  useEffect(() => {
    // Browsers send no event when a hovered element disappears.
    if (toast.status === 'idle') return holds.current.clear();
    const made = countdown(limits.toast.autoCloseMs, onOver);
    time.current = made;
    const onVisibility = (): void => onHold('hidden', document.hidden);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      made.stop();
      // A later mouse or focus event must not restart the countdown: that would close the next toast.
      time.current = null;
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [toast, onOver, onHold]);

  return onHold;
}
