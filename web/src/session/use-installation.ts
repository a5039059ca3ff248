import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { settingsEndpoint } from '@caretrail/contract/operations/endpoints';
import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from './create-slice.ts';
import { useEffect } from 'react';
import type { AppThunk } from '../app/store.ts';
import { request } from '../lib/http.ts';
import type { RequestStatus } from '../lib/request-status.ts';
import { useAppDispatch, useAppSelector } from './store-hooks.ts';

export type Installation = AnswerOf<typeof settingsEndpoint>;

export type InstallationState = {
  settings: Installation | null;
  status: RequestStatus;
  /** It is there, or could not be loaded; stays true while it is asked for again. */
  isAnswered: boolean;
};

const initialState: InstallationState = { settings: null, status: 'idle', isAnswered: false };

/** What the server tells everyone before a sign-in. Not in the cache of the data layer, which the sign-in page does without. */
const slice = createSlice({
  name: 'installation',
  initialState,
  reducers: {
    installationRequested: (state) => ({ ...state, status: 'loading' as const }),
    installationFailed: (state): InstallationState => ({
      ...state,
      status: 'failed',
      isAnswered: true,
    }),
    installationLoaded: (_, { payload }: PayloadAction<Installation>): InstallationState => ({
      settings: payload,
      status: 'succeeded',
      isAnswered: true,
    }),
  },
});

const { installationRequested, installationFailed, installationLoaded } = slice.actions;
export const installationReducer = slice.reducer;

/** Asked for once; after a failure the next screen asks again. */
const loadInstallation = (): AppThunk => async (dispatch, getState) => {
  const { status } = getState().installation;
  if (status === 'loading' || status === 'succeeded') return;
  dispatch(installationRequested());
  try {
    dispatch(installationLoaded(await request(settingsEndpoint)));
  } catch {
    dispatch(installationFailed());
  }
};

function useInstallationState(): InstallationState {
  const dispatch = useAppDispatch();
  const state = useAppSelector(({ installation }) => installation);
  // Idle again after a logout that came before the answer.
  const isIdle = state.status === 'idle';
  useEffect(() => void dispatch(loadInstallation()), [dispatch, isIdle]);
  return state;
}

/** Whether what the screens add for this installation is there, or will not come: before, all below it would move. */
export const useIsInstallationAnswered = (): boolean => useInstallationState().isAnswered;

/** What this installation offers, or null until it is known: no screen may wait for it. */
export const useInstallation = (): Installation | null => useInstallationState().settings;
