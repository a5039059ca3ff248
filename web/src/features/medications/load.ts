import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { addDays } from '@caretrail/contract/time/days';
import type { AppThunk } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { newestOf } from '../../lib/newest-of.ts';
import { selectPatientZone } from '../../data/zone.ts';
import {
  dosesFailed,
  dosesLoaded,
  dosesRequested,
  medicationsFailed,
  medicationsLoaded,
  medicationsRequested,
} from './slice.ts';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';

const listOf = {
  current: (search: string) =>
    request(medicationCalls.listCurrent, { body: { status: 'current', search } }),
  completed: (search: string) =>
    request(medicationCalls.listCompleted, { body: { status: 'completed', search } }),
} as const;

export type Which = keyof typeof listOf;

const beginList = { current: newestOf(), completed: newestOf() } as const;
const beginDoses: Record<string, ReturnType<typeof newestOf>> = {};

/** §4.3 §7: one of the two lists; without a search text as it was searched last. */
export const loadMedications =
  (which: Which, wanted?: string): AppThunk =>
  async (dispatch, getState) => {
    const search = wanted ?? getState().medications[which].search;
    // An answer to a text that was typed over meanwhile comes too late.
    const isWanted = beginList[which]();
    dispatch(medicationsRequested({ which, search }));
    try {
      const items = await listOf[which](search);
      if (isWanted()) dispatch(medicationsLoaded({ which, items }));
    } catch (error) {
      if (isWanted()) dispatch(medicationsFailed({ which, error: pickMessage.medications(error) }));
    }
  };

/**
 * From the day before, for what was taken within 24 hours, to the day after, for the next one; without a day those of
 * today.
 */
export const loadDoses =
  (wanted?: string): AppThunk =>
  async (dispatch, getState) => {
    const today = doseDayAt(Date.now(), selectPatientZone(getState()));
    const day = wanted ?? today;
    const isNewest = (beginDoses[day] ??= newestOf())();
    dispatch(dosesRequested({ day, today }));
    try {
      const query = { from: addDays(day, -1), to: addDays(day, 1) };
      const items = await request(medicationsEndpoints.listDoses, { query });
      if (isNewest()) dispatch(dosesLoaded({ day, items }));
    } catch (error) {
      if (isNewest()) dispatch(dosesFailed({ day, error: pickMessage.medications(error) }));
    }
  };

/** Today and the earlier day that is looked at: an entry may show on both. */
export const reloadDoses = (): AppThunk => async (dispatch, getState) => {
  const today = doseDayAt(Date.now(), selectPatientZone(getState()));
  const days = new Set([today, ...Object.keys(getState().medications.doses)]);
  await Promise.all([...days].map((day) => dispatch(loadDoses(day))));
};

/** Today's doses as the server has them now; null where it does not answer. */
export const freshDoses =
  (): AppThunk<Promise<readonly DoseOccurrence[] | null>> => async (dispatch, getState) => {
    const today = doseDayAt(Date.now(), selectPatientZone(getState()));
    const found = () => getState().medications.doses[today];
    await dispatch(loadDoses(today));
    // Someone has asked again meanwhile: only the newest answer counts.
    if (found()?.status === 'loading') await dispatch(loadDoses(today));
    return found()?.status === 'succeeded' ? (found()?.items ?? null) : null;
  };
