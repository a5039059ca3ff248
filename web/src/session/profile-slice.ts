import type { DerivedProfile } from '@caretrail/contract/profile/derive';
import type { PatientZone } from '@caretrail/contract/patients/schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionStatus } from '../lib/request-status.ts';

export type ProfileState = {
  profile: DerivedProfile | null;
  status: SessionStatus;
  error: string | null;
  /** By which clock the patient lives; null until a screen has asked. */
  zone: PatientZone | null;
  /** What was typed in a part of the profile and is not saved, by the part: kept for the way back. */
  drafts: Readonly<Record<string, unknown>>;
};

const initialState: ProfileState = {
  profile: null,
  status: 'idle',
  error: null,
  zone: null,
  drafts: {},
};

/** The call is in fetch-profile.ts, so that its schemas load with the screens that need them. */
const slice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileRequested: (state) => ({ ...state, status: 'pending' as const, error: null }),
    profileFetched: (state, { payload }: PayloadAction<DerivedProfile>): ProfileState => ({
      ...state,
      profile: payload,
      status: 'succeeded',
      error: null,
    }),
    profileRejected: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      status: 'failed' as const,
      error: payload,
    }),
    zoneKnown: (state, { payload }: PayloadAction<PatientZone>) => ({ ...state, zone: payload }),
    /** A draft of null: there is nothing to keep. */
    draftKept: (
      state,
      { payload: { part, draft } }: PayloadAction<{ part: string; draft: unknown }>,
    ) => ({ ...state, drafts: { ...state.drafts, [part]: draft } }),
    /** §4.2: a clear action exists. */
    profileCleared: () => initialState,
  },
});

export const {
  profileRequested,
  profileFetched,
  profileRejected,
  zoneKnown,
  draftKept,
  profileCleared,
} = slice.actions;
export const profileReducer = slice.reducer;
