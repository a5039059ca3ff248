import {
  type AnswerPart,
  type ProfileAnswers,
  profileAnswers,
  type ProfileAnswersEdit,
} from '@caretrail/contract/profile/answers';
import type { AppThunk } from '../../../app/store.ts';
import { profileAnswersApi } from '../../../data/profile-answers.ts';
import { fetchProfile } from '../../../data/profile.ts';
import { isSomethingHeld } from '../../../data/record-state.ts';
import { showIn } from '../../../lib/language.ts';
import { refusedWith } from '../../../lib/refusal.ts';
import { selectRecord } from '../../../session/chosen-record.ts';
import { rememberUser } from '../../../session/sign-in-steps.ts';
import { isUntouched } from './typed.ts';

/** The stored version, when the edit started from an older one. */
export const storedIn = (error: unknown): ProfileAnswers | null =>
  refusedWith(profileAnswers, error).stored;

const { editAnswers } = profileAnswersApi.endpoints;

/** Sends the edit; where another device has only changed other parts, it is sent again by itself. */
const send =
  (
    body: ProfileAnswersEdit,
    base: ProfileAnswers,
    parts: readonly AnswerPart[],
  ): AppThunk<Promise<ProfileAnswers>> =>
  async (dispatch) => {
    try {
      return await dispatch(editAnswers.initiate({ body })).unwrap();
    } catch (error) {
      const stored = storedIn(error);
      if (stored === null || !isUntouched(base, stored, parts)) throw error;
      const again = { ...body, version: stored.version };
      return dispatch(editAnswers.initiate({ body: again })).unwrap();
    }
  };

/** Saves parts of the profile. In the own record the name in the menu, the language and the topics of the articles follow. */
export const saveAnswers =
  (
    edit: ProfileAnswersEdit,
    base: ProfileAnswers,
    parts: readonly AnswerPart[],
    onSaved: (saved: ProfileAnswers) => void,
  ): AppThunk =>
  async (dispatch, getState) => {
    const saved = await dispatch(send(edit, base, parts));
    const { user } = getState().auth;
    const { first_name = null, last_name = null } = saved.you;
    const isOwn = selectRecord(getState()).chosen === null;
    if (isOwn && user !== null) dispatch(rememberUser({ ...user, first_name, last_name }));
    onSaved(saved);
    await dispatch(fetchProfile());
    if (!isOwn || saved.you.language === base.you.language) return;
    showIn(saved.you.language, !isSomethingHeld(getState()));
  };
