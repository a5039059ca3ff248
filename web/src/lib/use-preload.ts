import { useEffect } from 'react';

/** After what is on the screen, and in time for the first press. A failure is told by the part itself. */
const afterMs = 2000;

/** Loads the files of a part that a press opens. `load` must keep its identity. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), afterMs);
    return () => clearTimeout(timer);
  }, [load]);
}
