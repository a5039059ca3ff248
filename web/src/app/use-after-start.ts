import { useEffect, useState } from 'react';
import { shareQuery } from '../lib/shared-cache.ts';

/** After what is on the screen. What was shared is why the app was opened; without a connection there is nothing to wait for. */
const afterMs = 3000;

const load = () => import('./after-start/after-start.tsx');
type Later = Awaited<ReturnType<typeof load>>;

/** What no screen waits for, in a chunk of its own: the service worker, and what comes with an installed app. */
export function useAfterStart(): Later | null {
  const [later, setLater] = useState<Later | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      // Where it cannot be loaded, nothing on the screen is missing.
      () => void load().then(setLater, () => undefined),
      location.search === shareQuery || !navigator.onLine ? 0 : afterMs,
    );
    return () => clearTimeout(timer);
  }, []);
  return later;
}
