import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from './create-slice.ts';

export type ProfileState = {
  /** Unsaved input by the part of the profile, for when the user comes back to it. */
  drafts: Readonly<Record<string, unknown>>;
};

const initialState: ProfileState = { drafts: {} };

/** §4.2: the profile, its status and its error are in the cache of the data layer: see `selectProfile`. */
const slice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    /** A draft of null: there is nothing to keep. */
    draftKept: (
      state,
      { payload: { part, draft } }: PayloadAction<{ part: string; draft: unknown }>,
    ) => ({ drafts: { ...state.drafts, [part]: draft } }),
    draftsCleared: () => initialState,
  },
});

export const { draftKept, draftsCleared } = slice.actions;
export const profileReducer = slice.reducer;
