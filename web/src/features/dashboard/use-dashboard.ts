import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { useCallback, useEffect, useState } from 'react';
import { request } from '../../lib/http.ts';
import { newestOf } from '../../lib/newest-of.ts';
import { refusalOf } from '../../lib/refusal.ts';

type Loaded = {
  readonly shown: Dashboard | null;
  /** When what is shown was asked for. */
  readonly askedMs: number;
  readonly error: string | null;
  readonly isBusy: boolean;
};

const everyMs = 5 * 60_000;

/** One call for the whole screen; again when somebody comes back to the tab, and every few minutes: doses become due. */
export function useDashboard() {
  const [loaded, setLoaded] = useState<Loaded>({
    shown: null,
    askedMs: 0,
    error: null,
    isBusy: true,
  });
  const [begin] = useState(newestOf);
  const reload = useCallback(async (): Promise<void> => {
    const isNewest = begin();
    const askedMs = Date.now();
    setLoaded((before) => ({ ...before, isBusy: true }));
    try {
      const shown = await request(dashboardEndpoints.read);
      if (isNewest()) setLoaded({ shown, askedMs, error: null, isBusy: false });
    } catch (error) {
      // What is shown stays: an old overview is better than none.
      if (isNewest())
        setLoaded((before) => ({ ...before, error: refusalOf(error).text, isBusy: false }));
    }
  }, [begin]);
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void reload();
    };
    void reload();
    const timer = setInterval(onVisible, everyMs);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [reload]);
  return { ...loaded, reload };
}
