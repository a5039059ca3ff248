import { patientsEndpoints } from '@caretrail/contract/patients/endpoints';
import type { PatientZone, ZoneChoice } from '@caretrail/contract/patients/schema';
import { zoneInUse } from '@caretrail/contract/patients/zone-question';
import type { AppThunk, RootState } from '../app/store.ts';
import { ownZone } from '../lib/own-zone.ts';
import { useAppSelector } from '../session/store-hooks.ts';
import { api, reads, writes } from './api.ts';

export const zoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By which clock the patient lives. Held for as long as the session lasts. */
    findZone: reads(build, patientsEndpoints.readZone, ['zone'], { keepUnusedDataFor: Infinity }),
    editZone: writes(build, patientsEndpoints.chooseZone, []),
  }),
});

const selectEntry = zoneApi.endpoints.findZone.select();

/** null until a screen has asked for it. */
export const selectZone = (state: RootState): PatientZone | null => selectEntry(state).data ?? null;

/** Without an answer the device's own clock counts, as it does for a patient who never named one. */
export const selectPatientZone = (state: RootState): string =>
  zoneInUse(selectZone(state), ownZone());

/** The zone that times of the patient are shown in. */
export const usePatientZone = (): string => useAppSelector(selectPatientZone);

/** Once for a screen: what is known is asked for again, because another device may have travelled. */
export function useZoneLoading(): void {
  zoneApi.useFindZoneQuery(undefined, { selectFromResult: () => ({}) });
}

/** What is chosen counts at once: doses are loaded by it. Rejects with what the call was refused with. */
export const chooseZone =
  (choice: ZoneChoice): AppThunk =>
  async (dispatch) => {
    const { editZone } = zoneApi.endpoints;
    const value = await dispatch(editZone.initiate({ body: choice })).unwrap();
    const chosen = { endpointName: 'findZone', arg: undefined, value } as const;
    dispatch(zoneApi.util.upsertQueryEntries([chosen]));
  };
