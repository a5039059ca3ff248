import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../../session/create-slice.ts';
import type { RequestStatus } from '../../lib/request-status.ts';
import { type Answer, withAnswer } from './questions/answer.ts';

/** §3 Preboarding data: a stored object with an idle status. The server's draft is the truth. */
export type PreboardingState = { data: PreboardingDraft | null; status: RequestStatus };

const initialState: PreboardingState = { data: null, status: 'idle' };

/** The calls are in calls.ts, so that their schemas load with the screen. */
const slice = createSlice({
  name: 'preboarding',
  initialState,
  reducers: {
    draftRequested: (state) => ({ ...state, status: 'loading' as const }),
    draftLoaded: (_, { payload }: PayloadAction<PreboardingDraft>): PreboardingState => ({
      data: payload,
      status: 'succeeded',
    }),
    draftFailed: (state) => ({ ...state, status: 'failed' as const }),
    answered: (state, { payload }: PayloadAction<Answer>) => ({
      ...state,
      data: state.data && withAnswer(state.data, payload),
    }),
  },
});

export const { draftRequested, draftLoaded, draftFailed, answered } = slice.actions;
export const preboardingReducer = slice.reducer;
