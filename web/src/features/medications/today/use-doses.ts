import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { addDays } from '@caretrail/contract/time/days';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AppThunk, RootState } from '../../../app/store.ts';
import { inSight } from '../../../data/api.ts';
import { dosesApi } from '../../../data/doses.ts';
import { requestStateOf } from '../../../data/request-state.ts';
import { selectPatientZone, usePatientZone } from '../../../data/zone.ts';

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
