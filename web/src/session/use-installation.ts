import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { settingsEndpoint } from '@caretrail/contract/operations/endpoints';
import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import type { RootState } from '../app/store.ts';
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

/** Asked for once; after a failure the next screen asks again. */
const loadInstallation = createAsyncThunk<Installation, void, { state: RootState }>(
  'installation/load',
  () => request(settingsEndpoint),
  {
    condition: (_, { getState }) => {
      const { status } = getState().installation;
      return status === 'idle' || status === 'failed';
    },
  },
);

/** What the server tells everyone before a sign-in. Not in the cache of the data layer, which the sign-in page does without. */
const slice = createSlice({
  name: 'installation',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadInstallation.pending, (state) => ({ ...state, status: 'loading' }))
      .addCase(loadInstallation.rejected, (state) => ({
        ...state,
        status: 'failed',
        isAnswered: true,
      }))
      .addCase(loadInstallation.fulfilled, (_, { payload }) => ({
        settings: payload,
        status: 'succeeded',
        isAnswered: true,
      })),
});

export const installationReducer = slice.reducer;

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
