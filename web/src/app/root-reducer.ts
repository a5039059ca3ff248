import type { WithSlice } from '@reduxjs/toolkit';
import {
  combineReducers,
  type Reducer,
  type StateFromReducersMapObject,
  type UnknownAction,
} from 'redux';
import type { api } from '../data/api.ts';
import { auditReducer } from '../features/audit/slice.ts';
import { filesReducer } from '../features/files/slice.ts';
import { locationsReducer } from '../features/locations/slice.ts';
import { medicationsReducer } from '../features/medications/slice.ts';
import { preboardingReducer } from '../features/preboarding/slice.ts';
import { timelinesReducer } from '../features/timelines/slice.ts';
import { treatmentsReducer } from '../features/treatments/slice.ts';
import { userListReducer } from '../features/user-management/slice.ts';
import { authReducer } from '../session/auth-slice.ts';
import { recordChosen, recordEnded, recordReducer } from '../session/chosen-record.ts';
import { loggedOut } from '../session/logout.ts';
import { profileReducer } from '../session/profile-slice.ts';
import { registrationReducer } from '../session/registration-slice.ts';
import { installationReducer } from '../session/use-installation.ts';
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

/** State of the web app for which §3 names no slice. */
export const furtherReducers = {
  audit: auditReducer,
  installation: installationReducer,
  locations: locationsReducer,
  record: recordReducer,
  treatments: treatmentsReducer,
  userList: userListReducer,
};

const ownReducers = { ...reducers, ...furtherReducers };

/** Typed as it is in the app: the screens before the shell do not read the cache. */
export type RootState = StateFromReducersMapObject<typeof ownReducers> & WithSlice<typeof api>;

/** The cache of the data layer is added with the shell (data-layer.ts). */
let combined = combineReducers(ownReducers) as unknown as Reducer<RootState>;

export function addCache(cache: typeof api): void {
  combined = combineReducers({
    ...ownReducers,
    [cache.reducerPath]: cache.reducer,
  }) as Reducer<RootState>;
}

/** The settings of the installation are public, and so are kept after a logout. */
const afterLogout = (state: RootState | undefined) =>
  state?.installation.settings ? ({ installation: state.installation } as RootState) : undefined;

/** Another record is open, or the access to it has ended: nothing of the one before is left. */
export const isOtherRecord = (action: unknown): boolean =>
  recordChosen.match(action) || recordEnded.match(action);

const inOtherRecord = (state: RootState | undefined) =>
  state &&
  ({ installation: state.installation, auth: state.auth, record: state.record } as RootState);

/**
 * §3 §4.1: all data of a user is reset on logout, and all data of a record when another one is opened; here, so that a
 * new slice cannot miss it.
 */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (loggedOut.match(action)) return combined(afterLogout(state), action);
  return combined(isOtherRecord(action) ? inOtherRecord(state) : state, action);
}
