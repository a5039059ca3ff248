import { useEffect } from 'react';

/** After what is on the screen, and in time for the first press. A failure is told by the part itself. */
const usualMs = 2000;

/**
 * Loads the files of a part that a press opens. `load` must keep its identity. Offline it waits: a browser does not ask
 * again for a script that failed, and other screens share some of them.
 */
export function usePreload(load: () => Promise<unknown>, afterMs = usualMs): void {
  useEffect(() => {
    const start = (): void => {
      if (navigator.onLine) load().catch(() => undefined);
      else addEventListener('online', start, { once: true });
    };
    const timer = setTimeout(start, afterMs);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', start);
    };
  }, [load, afterMs]);
}
