import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { deriveProfile } from '@caretrail/contract/profile/derive';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { profileFetchProblem } from '@caretrail/contract/profile/rules';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { AppThunk } from '../app/store.ts';
import { writeStored } from '../lib/browser-storage.ts';
import { request } from '../lib/http.ts';
import { heedMissingTerms } from './heed-missing-terms.ts';
import { profileFetched, profileRejected, profileRequested } from './profile-slice.ts';

/** §4.2 §5: only with a user id, only for patients. §7: the patientID is saved. */
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
    writeStored(storageKeys.patientId, answer.patientID);
    dispatch(profileFetched(deriveProfile(answer)));
  } catch (error) {
    if (getState().auth.user?.id !== auth.user?.id) return;
    dispatch(profileRejected(pickMessage.profile(error)));
    await dispatch(heedMissingTerms(error));
  }
};
