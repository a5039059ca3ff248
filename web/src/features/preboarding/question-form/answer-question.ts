import type { ProfileAnswersEdit } from '@caretrail/contract/profile/answers';
import type { AppThunk } from '../../../app/store.ts';
import { api } from '../../../data/api.ts';
import { profileAnswersApi } from '../../../data/profile-answers.ts';
import { fetchProfile } from '../../../data/profile.ts';
import type { Answer } from '../questions/answer.ts';

const { findAnswers, editAnswers } = profileAnswersApi.endpoints;

/** Adds one answer to the profile as it is now. The topics of the articles and the dashboard follow. */
export const answerQuestion =
  ({ part, name, value }: Answer): AppThunk =>
  async (dispatch) => {
    const options = { forceRefetch: true, subscribe: false };
    const stored = await dispatch(findAnswers.initiate(undefined, options)).unwrap();
    const body = {
      version: stored.version,
      [part]: { ...stored[part], [name]: value },
    } as ProfileAnswersEdit;
    await dispatch(editAnswers.initiate({ body })).unwrap();
    dispatch(api.util.invalidateTags(['dashboard']));
    await dispatch(fetchProfile());
  };
