import type { User } from '@caretrail/contract/auth/schema';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { asFailure } from '@caretrail/contract/http/failure';
import { type DerivedProfile, deriveProfile } from '@caretrail/contract/profile/derive';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { profileFetchProblem } from '@caretrail/contract/profile/rules';
import type { PatientProfile } from '@caretrail/contract/profile/schema';
import { storedPatientOf } from '@caretrail/contract/profile/stored-patient';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { AppThunk, RootState } from '../app/store.ts';
import { writeStored } from '../lib/browser-storage.ts';
import { chosenHere } from '../lib/chosen-record.ts';
import type { SessionStatus } from '../lib/request-status.ts';
import { draftsCleared } from '../session/profile-slice.ts';
import { handleMissingStep } from '../session/sign-in-steps.ts';
import { api } from './api.ts';
import { stillHere } from './still-here.ts';

/** §7: the patientID is saved. §3: so is patientData, which holds nothing clinical. */
function storePatient(user: User, profile: PatientProfile): void {
  writeStored(storageKeys.patientId, profile.patientID);
  writeStored(storageKeys.patientData, JSON.stringify(storedPatientOf(user, profile)));
}

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** §4.2 §5: only with a user id, only for patients. null: cleared. Kept until the end of the session. */
    findProfile: build.query<DerivedProfile | null, void>({
      queryFn: async (_, { getState }, __, call) => {
        const userNow = (): User | null => (getState() as RootState).auth.user;
        const user = userNow();
        const problem = profileFetchProblem(user);
        if (user === null || problem !== null)
          return { error: { kind: 'setup', message: problem ?? clientErrors.profile } };
        const isStillHere = stillHere();
        const { data, error } = await call({ endpoint: profileEndpoints.read, call: undefined });
        if (error !== undefined) return { error };
        const answer = data as PatientProfile;
        // Not for a user who has signed out since the request, and nothing of someone else.
        if (userNow()?.id === user.id && chosenHere.record === null && isStillHere())
          storePatient(user, answer);
        return { data: deriveProfile(answer) };
      },
      providesTags: ['profile'],
      keepUnusedDataFor: Infinity,
    }),
  }),
});

const { findProfile } = profileApi.endpoints;

const preconditions: readonly string[] = [
  clientErrors.profileWithoutUserId,
  clientErrors.profileForPatientsOnly,
];

/** §8: the error of the profile; a call that was not sent has its own text. */
export function profileMessage(error: unknown): string {
  const message = asFailure(error)?.message ?? '';
  return preconditions.includes(message) ? message : pickMessage.profile(error);
}

type ProfileState = {
  readonly profile: DerivedProfile | null;
  readonly status: SessionStatus;
  readonly error: string | null;
};

const statuses = {
  uninitialized: 'idle',
  pending: 'pending',
  fulfilled: 'succeeded',
  rejected: 'failed',
} as const;
const selectEntry = findProfile.select();

/** §4.2: idle, pending, succeeded or failed. */
export function selectProfile(state: RootState): ProfileState {
  const { status, data, error } = selectEntry(state);
  const isCleared = status === 'fulfilled' && data === null;
  return {
    profile: data ?? null,
    status: isCleared ? 'idle' : statuses[status],
    error: status === 'rejected' ? profileMessage(error) : null,
  };
}

/** Loads it again; one call at a time. */
export const fetchProfile = (): AppThunk => async (dispatch) => {
  const options = { forceRefetch: true, subscribe: false };
  const { error } = await dispatch(findProfile.initiate(undefined, options));
  if (error !== undefined) dispatch(handleMissingStep(error));
};

/** §4.2: a clear action exists. */
export const clearProfile = (): AppThunk<void> => (dispatch) => {
  const cleared = { endpointName: 'findProfile', arg: undefined, value: null } as const;
  dispatch(profileApi.util.upsertQueryEntries([cleared]));
  dispatch(draftsCleared());
};
