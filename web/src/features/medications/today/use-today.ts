import { dateAt } from '@caretrail/contract/time/zoned';
import { useEffect, useMemo } from 'react';
import { usePatientZone } from '../../../session/patient-zone.ts';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { useNow } from '../../../lib/use-now.ts';
import { loadDoses } from '../load.ts';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { doseGroups } from './dose-groups.ts';

/** Today's doses as the clock stands; loaded again when the day changes and when somebody comes back to the tab. */
export function useToday() {
  const dispatch = useAppDispatch();
  const { items, status, error } = useAppSelector(({ medications }) => medications.doses);
  const known = useAppSelector(({ medications }) => medications.known);
  const nowMs = useNow();
  const zone = usePatientZone();
  const today = doseDayAt(nowMs, zone);
  useEffect(() => {
    const reload = (): void => {
      if (document.visibilityState === 'visible') void dispatch(loadDoses());
    };
    reload();
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [dispatch, today, zone]);

  const groups = useMemo(
    () =>
      doseGroups(items, today, nowMs, ({ medication_id, schedule_version_id }) => {
        const version = known[medication_id]?.schedule;
        return version?.id === schedule_version_id ? (version ?? undefined) : undefined;
      }),
    [items, today, nowMs, known],
  );
  return {
    groups,
    doses: items,
    known,
    status,
    error,
    nowMs,
    zone,
    today,
    date: dateAt(nowMs, zone),
    reload: () => dispatch(loadDoses()),
  };
}
