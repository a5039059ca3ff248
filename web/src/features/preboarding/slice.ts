import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestStatus } from '../../lib/request-status.ts';

/** §3 Preboarding data: a stored object with an idle status. */
export type PreboardingState = { data: PreboardingDraft | null; status: RequestStatus };

const initialState: PreboardingState = { data: null, status: 'idle' };

const slice = createSlice({
  name: 'preboarding',
  initialState,
  reducers: {
    draftChanged: (state, { payload }: PayloadAction<PreboardingDraft>) => {
      state.data = payload;
    },
  },
});

export const { draftChanged } = slice.actions;
export const preboardingReducer = slice.reducer;
