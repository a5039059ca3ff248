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
  /** Loaded or failed; stays true while it is loaded again. */
  isAnswered: boolean;
};

const initialState: InstallationState = { settings: null, status: 'idle', isAnswered: false };

/** The public settings of the installation. Not in the data layer, which the sign-in page does not load. */
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

/** Loads once; after a failure the next screen tries again. */
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

/** Whether the settings are loaded or have failed: a screen that adds parts before then would move all below them. */
export const useIsInstallationAnswered = (): boolean => useInstallationState().isAnswered;

/** What this installation offers, or null until it is loaded: no screen may wait for it. */
export const useInstallation = (): Installation | null => useInstallationState().settings;
