import { patientsEndpoints } from '@caretrail/contract/patients/endpoints';
import type { ZoneChoice } from '@caretrail/contract/patients/schema';
import { zoneInUse } from '@caretrail/contract/patients/zone-question';
import { useEffect } from 'react';
import type { AppThunk, RootState } from '../app/store.ts';
import { request } from '../lib/http.ts';
import { ownZone } from '../lib/own-zone.ts';
import { zoneKnown } from './profile-slice.ts';
import { useAppDispatch, useAppSelector } from './store-hooks.ts';

/** Without an answer the device's own clock counts, as it does for whoever never named one. */
const loadZone = (): AppThunk => async (dispatch, getState) => {
  const { user } = getState().auth;
  try {
    const zone = await request(patientsEndpoints.readZone);
    if (getState().auth.user?.id === user?.id) dispatch(zoneKnown(zone));
  } catch {
    // Asked again by the next screen.
  }
};

/** Rejects with what the call threw. */
export const chooseZone =
  (choice: ZoneChoice): AppThunk =>
  async (dispatch) => {
    dispatch(zoneKnown(await request(patientsEndpoints.chooseZone, { body: choice })));
  };

export const selectPatientZone = ({ profile }: Pick<RootState, 'profile'>): string =>
  zoneInUse(profile.zone, ownZone());

/** The zone that times of the patient are shown in. */
export const usePatientZone = (): string => useAppSelector(selectPatientZone);

/** Once for a screen: what is known is asked for again, because another device may have travelled. */
export function useZoneLoading(): void {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(loadZone()), [dispatch]);
}
