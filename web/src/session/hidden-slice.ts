import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from './create-slice.ts';

/** What the references in the addresses of this tab stand for (lib/hidden-state.ts), for a reload. */
type HiddenState = { readonly kept: Readonly<Record<string, string>> };

const initialState: HiddenState = { kept: {} };

/** Of the newest addresses. */
const most = 30;

const slice = createSlice({
  name: 'hidden',
  initialState,
  reducers: {
    hiddenKept: (state, { payload }: PayloadAction<HiddenState['kept']>) => {
      const { kept } = state;
      if (Object.keys(payload).every((reference) => reference in kept)) return state;
      const known = Object.entries(kept).filter(([reference]) => !(reference in payload));
      return { kept: Object.fromEntries([...known, ...Object.entries(payload)].slice(-most)) };
    },
  },
});

export const { hiddenKept } = slice.actions;
export const hiddenReducer = slice.reducer;
