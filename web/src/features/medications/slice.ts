import type { Medication } from '@caretrail/contract/medications/schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestStatus } from '../../lib/request-status.ts';

export type MedicationList = {
  items: Medication[];
  status: RequestStatus;
  error: string | null;
};

/** §4.3: separate lists with separate statuses. */
export type MedicationsState = { current: MedicationList; completed: MedicationList };

const nothingYet: MedicationList = { items: [], status: 'idle', error: null };
const initialState: MedicationsState = { current: nothingYet, completed: nothingYet };

type Which = { readonly which: keyof MedicationsState };

/** The calls are in load.ts, so that their schemas load with the screens that need them. */
const slice = createSlice({
  name: 'medications',
  initialState,
  reducers: {
    medicationsRequested: (state, { payload }: PayloadAction<Which>) => {
      state[payload.which].status = 'loading';
      state[payload.which].error = null;
    },
    medicationsLoaded: (state, { payload }: PayloadAction<Which & { items: Medication[] }>) => {
      state[payload.which] = { items: payload.items, status: 'succeeded', error: null };
    },
    medicationsFailed: (state, { payload }: PayloadAction<Which & { error: string }>) => {
      state[payload.which].status = 'failed';
      state[payload.which].error = payload.error;
    },
  },
});

export const { medicationsRequested, medicationsLoaded, medicationsFailed } = slice.actions;
export const medicationsReducer = slice.reducer;
