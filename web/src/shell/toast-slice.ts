import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../session/create-slice.ts';
import type { RequestStatus } from '../lib/request-status.ts';

/** §3 Toast state. */
export type ToastState = {
  message: string | null;
  status: RequestStatus;
  error: string | null;
  /** Nothing has succeeded yet: it waits on this device. */
  isWaiting?: boolean;
};

const initialState: ToastState = { message: null, status: 'idle', error: null };

const shown = (message: string) => ({ message, status: 'succeeded' as const, error: null });

const slice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    /** §4.3: setting a message moves it to succeeded. */
    toastShown: (_, { payload }: PayloadAction<string>) => shown(payload),
    toastWaiting: (_, { payload }: PayloadAction<string>) => ({
      ...shown(payload),
      isWaiting: true,
    }),
    toastFailed: (_, { payload }: PayloadAction<string>) => ({
      message: null,
      status: 'failed' as const,
      error: payload,
    }),
    /** §4.3: reset clears the message and returns to idle. */
    toastReset: () => initialState,
  },
});

export const { toastShown, toastWaiting, toastFailed, toastReset } = slice.actions;
export const toastReducer = slice.reducer;
