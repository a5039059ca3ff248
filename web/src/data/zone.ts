import { dateOf, dayNow, type DayNow } from '@caretrail/contract/medications/dose-day';
import { patientsEndpoints } from '@caretrail/contract/patients/endpoints';
import type { PatientZone, ZoneChoice } from '@caretrail/contract/patients/schema';
import { zoneInUse } from '@caretrail/contract/patients/zone-question';
import type { AppThunk, RootState } from '../app/store.ts';
import { ownZone } from '../lib/own-zone.ts';
import { useNow } from '../lib/use-now.ts';
import { useChosenRecord } from '../session/chosen-record.ts';
import { useAppSelector } from '../session/store-hooks.ts';
import { api, reads, writes } from './api.ts';

export const zoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The time zone of the patient. Kept until the end of the session. */
    findZone: reads(build, patientsEndpoints.readZone, ['zone'], { keepUnusedDataFor: Infinity }),
    editZone: writes(build, patientsEndpoints.chooseZone, []),
  }),
});

const selectEntry = zoneApi.endpoints.findZone.select();

/** null until a screen has loaded it. */
export const selectZone = (state: RootState): PatientZone | null => selectEntry(state).data ?? null;

/** Whether the call has been answered, with a zone or an error. */
export const selectIsZoneAnswered = (state: RootState): boolean => {
  const { data, error } = selectEntry(state);
  return data !== undefined || error !== undefined;
};

/** Without an answer the zone of the device counts, as for a patient who has chosen none. */
export const selectPatientZone = (state: RootState): string =>
  zoneInUse(selectZone(state), ownZone());

/** The zone in which the patient's times are shown. */
export const usePatientZone = (): string => useAppSelector(selectPatientZone);

/**
 * The zone of what is about a moment and not about the plan: when something was changed, whether a place is open. In the
 * record of someone else it is theirs, as everything there is.
 */
export function useRecordZone(): string {
  const zone = usePatientZone();
  return useChosenRecord() === null ? ownZone() : zone;
}

/** The patient's own day. It moves on while a screen stays open. */
export const usePatientDay = (): DayNow => dayNow(useNow(), usePatientZone());

/** Its date, for screens that do not name it. */
export const usePatientDate = (): string => dateOf(usePatientDay());

/** Once for a screen: a known zone is loaded again, because another device may have changed it. */
export function useZoneLoading(): void {
  zoneApi.useFindZoneQuery(undefined, {
    selectFromResult: () => ({}),
    // Unless it was loaded just now, before the first screen.
    refetchOnMountOrArgChange: 5,
  });
}

/** Updates the zone at once, because doses are loaded by it. Rejects with the failure of the call. */
export const chooseZone =
  (choice: ZoneChoice): AppThunk =>
  async (dispatch) => {
    const { editZone } = zoneApi.endpoints;
    const value = await dispatch(editZone.initiate({ body: choice })).unwrap();
    const chosen = { endpointName: 'findZone', arg: undefined, value } as const;
    dispatch(zoneApi.util.upsertQueryEntries([chosen]));
  };
