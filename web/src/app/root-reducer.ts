import { combineSlices, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { api } from '../data/api.ts';
import { filesReducer } from '../features/files/slice.ts';
import { medicationsReducer } from '../features/medications/slice.ts';
import { preboardingReducer } from '../features/preboarding/slice.ts';
import { timelinesReducer } from '../features/timelines/slice.ts';
import { treatmentsReducer } from '../features/treatments/slice.ts';
import { authReducer } from '../session/auth-slice.ts';
import { loggedOut } from '../session/logout.ts';
import { profileReducer } from '../session/profile-slice.ts';
import { registrationReducer } from '../session/registration-slice.ts';
import { toastReducer } from '../shell/toast-slice.ts';

/** §3 Application state slices. */
export const reducers = {
  profile: profileReducer,
  auth: authReducer,
  medications: medicationsReducer,
  timelines: timelinesReducer,
  files: filesReducer,
  preboarding: preboardingReducer,
  toast: toastReducer,
  registration: registrationReducer,
};

/** What the web app itself holds about records that §3 names no slice for. */
export const furtherReducers = {
  treatments: treatmentsReducer,
};

/** The cache of the data layer is added with the shell (data-layer.ts). */
export const slices = combineSlices(reducers, furtherReducers).withLazyLoadedSlices<
  WithSlice<typeof api>
>();

/** Typed as it is in the app: the screens before the shell do not read the cache. */
export type RootState = Required<ReturnType<typeof slices>>;

/** §3 §4.1: everything is reset on logout; here, so that no new slice can forget it. */
export const rootReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  slices(loggedOut.match(action) ? undefined : state, action) as RootState;
