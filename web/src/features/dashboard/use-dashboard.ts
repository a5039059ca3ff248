import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { useCallback, useState } from 'react';
import { request } from '../../lib/http.ts';
import { newestOf } from '../../lib/newest-of.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { useReloadInSight } from '../../lib/use-reload-in-sight.ts';

type Loaded = {
  readonly shown: Dashboard | null;
  /** When what is shown was asked for. */
  readonly askedMs: number;
  readonly error: string | null;
  readonly isBusy: boolean;
};

/** One call for the whole screen, loaded again while it is in sight: doses become due. */
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
  useReloadInSight(reload);
  return { ...loaded, reload };
}
