import { dosesDueNow } from '@caretrail/contract/dashboard/due-now';
import { useEffect } from 'react';
import { dashboardApi } from '../../data/dashboard.ts';
import { useNow } from '../../lib/use-now.ts';

/**
 * The number of doses due now, on the icon of the installed app. Where it is not known, the icon has none: a wrong number
 * is worse. It is cleared at the end of the session (lib/browser-storage.ts).
 */
export function useDueBadge(): void {
  const nowMs = useNow();
  const { data } = dashboardApi.endpoints.readDashboard.useQueryState();
  const due = data === undefined ? 0 : dosesDueNow(data.shown, nowMs);
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    navigator.setAppBadge(due).catch(() => undefined);
  }, [due]);
}
