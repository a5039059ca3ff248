import { limits } from '@caretrail/contract/limits';
import { useCallback, useEffect, useRef } from 'react';
import type { ToastState } from './toast-slice.ts';

export type Countdown = {
  /** Stops the time, or lets what is left of it run. */
  readonly pause: (isPaused: boolean) => void;
  readonly stop: () => void;
};

/** §9: the time of a toast, which can stand still. */
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

/** §9: closes each toast after 5,000 ms. The time stands still under the mouse, with the focus inside, in a hidden tab, and while it waits for a dialog. */
export function useToastTime(toast: ToastState, onOver: () => void): OnHold {
  const time = useRef<Countdown>(null);
  const holds = useRef(new Set<Hold>());

  const onHold = useCallback<OnHold>((by, isHeld) => {
    if (isHeld) holds.current.add(by);
    else holds.current.delete(by);
    time.current?.pause(holds.current.size > 0);
  }, []);

  useEffect(() => {
    // What is gone is under no mouse, and no browser says so.
    if (toast.status === 'idle') return holds.current.clear();
    const made = countdown(limits.toast.autoCloseMs, onOver);
    time.current = made;
    const onVisibility = (): void => onHold('hidden', document.hidden);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      made.stop();
      // A mouse or focus that leaves it later must not start its time again: that would close the next one.
      time.current = null;
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [toast, onOver, onHold]);

  return onHold;
}
