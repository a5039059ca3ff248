import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** §3: holds only an email, cleared on request. */
export type RegistrationState = { email: string | null };

const initialState: RegistrationState = { email: null };

const slice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    registrationEmailSet: (_, { payload }: PayloadAction<string>) => ({ email: payload }),
    registrationCleared: () => initialState,
  },
});

export const { registrationEmailSet, registrationCleared } = slice.actions;
export const registrationReducer = slice.reducer;
