import type { User } from '@caretrail/contract/auth/schema';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { deriveProfile } from '@caretrail/contract/profile/derive';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { profileFetchProblem } from '@caretrail/contract/profile/rules';
import type { PatientProfile } from '@caretrail/contract/profile/schema';
import { storedPatientOf } from '@caretrail/contract/profile/stored-patient';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { AppThunk } from '../app/store.ts';
import { writeStored } from '../lib/browser-storage.ts';
import { request } from '../lib/http.ts';
import { heedMissingStep } from './heed-missing-step.ts';
import { profileFetched, profileRejected, profileRequested } from './profile-slice.ts';

/** §7: the patientID is saved. §3: so is patientData, which holds nothing clinical. */
function storePatient(user: User | null, profile: PatientProfile): void {
  writeStored(storageKeys.patientId, profile.patientID);
  if (user === null) return;
  writeStored(storageKeys.patientData, JSON.stringify(storedPatientOf(user, profile)));
}

/** §4.2 §5: only with a user id, only for patients. */
export const fetchProfile = (): AppThunk => async (dispatch, getState) => {
  const { auth, profile } = getState();
  if (profile.status === 'pending') return;
  const problem = profileFetchProblem(auth.user);
  if (problem !== null) {
    dispatch(profileRejected(problem));
    return;
  }
  dispatch(profileRequested());
  try {
    const answer = await request(profileEndpoints.read);
    // Signed out, or in as somebody else, while it was on its way.
    if (getState().auth.user?.id !== auth.user?.id) return;
    storePatient(auth.user, answer);
    dispatch(profileFetched(deriveProfile(answer)));
  } catch (error) {
    if (getState().auth.user?.id !== auth.user?.id) return;
    dispatch(profileRejected(pickMessage.profile(error)));
    await dispatch(heedMissingStep(error));
  }
};
