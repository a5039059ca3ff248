import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { medicationCalls } from '@caretrail/contract/medications/medication-calls';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { addDays } from '@caretrail/contract/time/days';
import type { AppThunk } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { newestOf } from '../../lib/newest-of.ts';
import { selectPatientZone } from '../../session/patient-zone.ts';
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
const beginDoses = newestOf();

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

/** From yesterday, for what was taken within 24 hours, to tomorrow, for the next one. */
export const loadDoses = (): AppThunk => async (dispatch, getState) => {
  const today = doseDayAt(Date.now(), selectPatientZone(getState()));
  const isNewest = beginDoses();
  dispatch(dosesRequested());
  try {
    const query = { from: addDays(today, -1), to: addDays(today, 1) };
    const doses = await request(medicationsEndpoints.listDoses, { query });
    if (isNewest()) dispatch(dosesLoaded(doses));
  } catch (error) {
    if (isNewest()) dispatch(dosesFailed(pickMessage.medications(error)));
  }
};
