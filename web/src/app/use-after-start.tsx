import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { shareQuery } from '../lib/shared-cache.ts';

/** After what is on the screen. What was shared is why the app was opened. */
const afterMs = 3000;

/** What no screen waits for, in a chunk of its own: the service worker, and what comes with an installed app. */
export function useAfterStart(): ReactNode {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { AfterStart } = await import('./after-start/after-start.tsx');
      setPart(() => AfterStart);
    };
    // Where it cannot be loaded, nothing on the screen is missing.
    const start = (): void => void load().catch(() => undefined);
    const timer = setTimeout(start, location.search === shareQuery ? 0 : afterMs);
    return () => clearTimeout(timer);
  }, []);
  return Part && <Part />;
}
