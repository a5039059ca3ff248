import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from './create-slice.ts';

/**
 * §3: holds only an email, cleared on request. It is that of an invitation or a forgotten password, from the link (or
 * the question for one) until the new password is saved.
 */
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
