import { isCalendarDate } from '@caretrail/contract/dates';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { dateAt } from '@caretrail/contract/time/zoned';
import { useEffect } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import { usePatientZone } from '../../../session/patient-zone.ts';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { loadDoses } from '../load.ts';

/** The earliest day that the server works doses out for. */
const earliest = '1900-01-02';

/** The day whose doses are shown, `?day=2026-11-15` in the address; today where none stands there. */
export function useDoseDay() {
  const { query, change } = useViewQuery();
  const nowMs = useNow();
  const zone = usePatientZone();
  /** The day that doses belong to: after midnight still the one before. */
  const today = doseDayAt(nowMs, zone);
  const asked = query.get('day') ?? '';
  const isEarlier = isCalendarDate(asked) && asked >= earliest && asked < today;
  return {
    day: isEarlier ? asked : today,
    today,
    /** The day of the calendar. */
    date: dateAt(nowMs, zone),
    nowMs,
    zone,
    onDay: (to: string): void => change({ day: to < today ? to : null }),
  };
}

/** The doses around a day; loaded again when someone comes back to the tab. Null: not known yet. */
export function useDoses(day: string) {
  const dispatch = useAppDispatch();
  const zone = usePatientZone();
  const list = useAppSelector(({ medications }) => medications.doses[day]);
  useEffect(() => {
    const reload = (): void => {
      if (document.visibilityState === 'visible') void dispatch(loadDoses(day));
    };
    reload();
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [dispatch, day, zone]);
  return {
    doses: list?.items ?? null,
    error: list?.error ?? null,
    isBusy: list?.status === 'loading',
    reload: () => dispatch(loadDoses(day)),
  };
}
