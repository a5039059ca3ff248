import { useCallback, useEffect, useState } from 'react';
import { shareQuery } from '../lib/shared-cache.ts';
import { usePreload } from '../lib/use-preload.ts';

const importLater = () => import('./after-start/after-start.tsx');
type Later = Awaited<ReturnType<typeof importLater>>;

/**
 * What no screen waits for, in a chunk of its own: the service worker, and what comes with an installed app. Where it
 * cannot be loaded, nothing on the screen is missing.
 */
export function useAfterStart(): Later | null {
  const [later, setLater] = useState<Later | null>(null);
  const load = useCallback(() => importLater().then(setLater), []);
  // What was shared is why the app was opened.
  usePreload(load, location.search === shareQuery ? 0 : undefined);
  useEffect(() => {
    // Without a connection nothing is waited for: the worker has its files.
    if (!navigator.onLine && navigator.serviceWorker?.controller) load().catch(() => undefined);
  }, [load]);
  return later;
}
