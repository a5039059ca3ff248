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
import { catchFocus } from '../../../lib/lost-focus.ts';
import { connection } from '../../../lib/connection.ts';
import { dayHeading, dayWithoutYear } from '../../../lib/format-day.ts';
import { noBreak } from '../../../lib/no-break.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import { groupTexts, nightTexts } from './texts.ts';

const { listDoses } = dosesApi.endpoints;

/** Includes the day before for the last 24 hours, and the day after for the next dose. */
const daysAround = (day: string) => ({ from: addDays(day, -1), to: addDays(day, 1) });

type Loaded = Parameters<typeof requestStateOf<readonly DoseOccurrence[]>>[0];

/** `items` is null until loaded. The error stays until a reload succeeds. */
const dosesOf = (loaded: Loaded) => ({
  items: loaded.data ?? null,
  status: requestStateOf(loaded, pickMessage.medications).status,
  error: loaded.error === undefined ? null : pickMessage.medications(loaded.error),
});

/** The doses around a day with their status and error. */
export const selectDoses = (state: RootState, day: string) =>
  dosesOf(listDoses.select(daysAround(day))(state));

/** The doses around a day, reloaded while they are on screen. */
export function useDoses(day: string) {
  const { currentData, status, error, startedTimeStamp, refetch } = dosesApi.useListDosesQuery(
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
  // `currentData` is never that of another day.
  const doses = dosesOf({ status, error, ...(currentData && { data: currentData }) });
  return {
    doses: doses.items,
    /** 0 while they are requested again: what is shown is then older. */
    askedMs: doses.status === 'succeeded' ? (startedTimeStamp ?? 0) : 0,
    error: doses.error,
    isBusy: doses.status === 'loading',
    reload,
  };
}

/** What cannot be read may be one. */
const isAsNeededHere = (): Promise<boolean> =>
  import('../../../data/device/waiting.ts')
    .then((device) => device.isAsNeededHere())
    .catch(() => true);

/** Today's doses from the server; null if it does not answer, or does not know of a dose as needed that waits here. */
export const freshDoses =
  (): AppThunk<Promise<readonly DoseOccurrence[] | null>> => async (dispatch, getState) => {
    const days = daysAround(doseDayAt(Date.now(), selectPatientZone(getState())));
    // A running request may be older than this call.
    await dispatch(dosesApi.util.getRunningQueryThunk('listDoses', days));
    const asking = listDoses.initiate(days, { forceRefetch: true, subscribe: false });
    const { data, error } = await dispatch(asking);
    // The copy on this device knows nothing of other devices.
    if (error !== undefined || data === undefined || connection.isAway === true) return null;
    return (await isAsNeededHere()) ? null : data;
  };

/** The days for which the server computes doses, with the days around them. */
const [earliest, latest] = ['1900-01-02', '2199-12-30'] as const;

/** The shown day: `?day=2026-11-15` in the URL, otherwise today. */
export function useDoseDay() {
  const { query, change } = useViewQuery();
  const nowMs = useNow();
  const zone = usePatientZone();
  /** The dose day: after midnight still the day before. */
  const today = doseDayAt(nowMs, zone);
  const asked = query.get('day') ?? '';
  const isKnown = isCalendarDate(asked) && asked >= earliest && asked <= latest;
  return {
    day: isKnown ? asked : today,
    today,
    /** The calendar day. */
    date: dateAt(nowMs, zone),
    nowMs,
    zone,
    onDay: (to: string): void => change({ day: to === today ? null : to }),
  };
}

type ShownDay = Pick<ReturnType<typeof useDoseDay>, 'day' | 'today' | 'date'>;

/** 'Today, Tuesday 17 November'; after midnight 'Still Monday 16 November', since “today” is ambiguous. */
export function dayTitle({ day, today, date }: ShownDay): string {
  const isNight = date !== today;
  const name = noBreak(dayWithoutYear(day));
  if (day !== today) return isNight ? name : noBreak(dayHeading(day, today));
  return isNight ? nightTexts.heading({ day: name }) : groupTexts.heading({ day: name });
}

/** A heading that gets the focus when the day changes, because the pressed button may disappear. */
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
