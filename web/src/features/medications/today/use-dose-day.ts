import { isCalendarDate } from '@caretrail/contract/dates';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { dateAt } from '@caretrail/contract/time/zoned';
import { useCallback } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useReloadInSight } from '../../../lib/use-reload-in-sight.ts';
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

/** The doses around a day, loaded again while they are in sight. Null: not known yet. */
export function useDoses(day: string) {
  const dispatch = useAppDispatch();
  const list = useAppSelector(({ medications }) => medications.doses[day]);
  const reload = useCallback(() => dispatch(loadDoses(day)), [dispatch, day]);
  useReloadInSight(reload, usePatientZone());
  return {
    doses: list?.items ?? null,
    error: list?.error ?? null,
    isBusy: list?.status === 'loading',
    reload,
  };
}
