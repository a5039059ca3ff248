import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { filesReducer } from '../features/files/slice.ts';
import { medicationsReducer } from '../features/medications/slice.ts';
import { preboardingReducer } from '../features/preboarding/slice.ts';
import { timelinesReducer } from '../features/timelines/slice.ts';
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

const combined = combineReducers(reducers);

type State = ReturnType<typeof combined>;

/** §3 §4.1: all slices are reset on logout; here, so that no new slice can forget it. */
export const rootReducer = (state: State | undefined, action: UnknownAction): State =>
  combined(loggedOut.match(action) ? undefined : state, action);
