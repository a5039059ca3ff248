import { isCalendarDate } from '@caretrail/contract/dates';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt } from '@caretrail/contract/time/zoned';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AppThunk, RootState } from '../../../app/store.ts';
import { inSight } from '../../../data/api.ts';
import { dosesApi } from '../../../data/doses.ts';
import { requestStateOf } from '../../../data/request-state.ts';
import { selectPatientZone, usePatientZone } from '../../../data/zone.ts';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { dayHeading, dayWithoutYear } from '../../../lib/day-words.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import { nightTexts, todayTexts } from '../doses/texts.ts';

const { listDoses } = dosesApi.endpoints;

/** From the day before, for what was taken within 24 hours, to the day after, for the next one. */
const daysAround = (day: string) => ({ from: addDays(day, -1), to: addDays(day, 1) });

type Loaded = Parameters<typeof requestStateOf<readonly DoseOccurrence[]>>[0];

/** Null: not known yet. What could not be loaded says so until it is. */
const dosesOf = (loaded: Loaded) => ({
  items: loaded.data ?? null,
  status: requestStateOf(loaded, pickMessage.medications).status,
  error: loaded.error === undefined ? null : pickMessage.medications(loaded.error),
});

/** The doses around a day with their status and error. */
export const selectDoses = (state: RootState, day: string) =>
  dosesOf(listDoses.select(daysAround(day))(state));

/** The doses around a day, loaded again while they are in sight. */
export function useDoses(day: string) {
  const { currentData, status, error, refetch } = dosesApi.useListDosesQuery(
    daysAround(day),
    inSight,
  );
  const zone = usePatientZone();
  const shownZone = useRef(zone);
  const reload = (): void => void refetch();
  const onMoved = useEffectEvent(reload);
  useEffect(() => {
    if (shownZone.current === zone) return;
    shownZone.current = zone;
    onMoved();
  }, [zone]);
  // Never those of another day.
  const doses = dosesOf({ status, error, ...(currentData && { data: currentData }) });
  return { doses: doses.items, error: doses.error, isBusy: doses.status === 'loading', reload };
}

/** Today's doses as the server has them now; null where it does not answer. */
export const freshDoses =
  (): AppThunk<Promise<readonly DoseOccurrence[] | null>> => async (dispatch, getState) => {
    const days = daysAround(doseDayAt(Date.now(), selectPatientZone(getState())));
    // One that is on its way was asked for earlier.
    await dispatch(dosesApi.util.getRunningQueryThunk('listDoses', days));
    const asking = listDoses.initiate(days, { forceRefetch: true, subscribe: false });
    const { data, error } = await dispatch(asking);
    return error === undefined && data !== undefined ? data : null;
  };

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

type ShownDay = Pick<ReturnType<typeof useDoseDay>, 'day' | 'today' | 'date'>;

/** 'Today, Tuesday 17 November'; after midnight 'Still Monday 16 November', since “today” could be either. */
export function dayTitle({ day, today, date }: ShownDay): string {
  const isNight = date !== today;
  if (day !== today) return isNight ? dayWithoutYear(day) : dayHeading(day, today);
  return (isNight ? nightTexts : todayTexts).heading(dayWithoutYear(day));
}

/** A heading that takes the focus when another day is shown: “Back to today” is gone when it was pressed. */
export function useDayHeading(day: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownDay = useRef(day);
  useEffect(() => {
    if (shownDay.current === day) return;
    shownDay.current = day;
    catchFocus(heading.current);
  }, [day]);
  return heading;
}
