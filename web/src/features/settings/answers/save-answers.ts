import {
  type AnswerPart,
  type ProfileAnswers,
  profileAnswers,
  type ProfileAnswersEdit,
} from '@caretrail/contract/profile/answers';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { AppThunk } from '../../../app/store.ts';
import { request } from '../../../lib/http.ts';
import { refusedWith } from '../../../lib/refusal.ts';
import { fetchProfile } from '../../../session/fetch-profile.ts';
import { rememberUser } from '../../../session/sign-in-steps.ts';
import { isUntouched } from './typed.ts';

const storedIn = (error: unknown): ProfileAnswers | null =>
  refusedWith(profileAnswers, error).stored;

/** Sends the edit; where only other parts were changed meanwhile, it is sent again by itself. */
async function send(
  edit: ProfileAnswersEdit,
  base: ProfileAnswers,
  parts: readonly AnswerPart[],
): Promise<ProfileAnswers> {
  try {
    return await request(profileEndpoints.editAnswers, { body: edit });
  } catch (error) {
    const stored = storedIn(error);
    if (stored === null || !isUntouched(base, stored, parts)) throw error;
    const body = { ...edit, version: stored.version };
    return request(profileEndpoints.editAnswers, { body });
  }
}

/** Saves parts of the profile. The name in the menu and the topics of the articles follow. */
export const saveAnswers =
  (
    edit: ProfileAnswersEdit,
    base: ProfileAnswers,
    parts: readonly AnswerPart[],
    onSaved: (saved: ProfileAnswers) => void,
  ): AppThunk =>
  async (dispatch, getState) => {
    const saved = await send(edit, base, parts);
    const { user } = getState().auth;
    const { first_name = null, last_name = null } = saved.you;
    if (user !== null) dispatch(rememberUser({ ...user, first_name, last_name }));
    onSaved(saved);
    await dispatch(fetchProfile());
  };

/** What is stored now, when the edit started from something older. */
export { storedIn };
