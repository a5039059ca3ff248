import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import type { AppThunk } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { heedMissingStep } from '../../session/heed-missing-step.ts';
import { finish, finishedUserIn } from './finish.ts';
import { draftFailed, draftLoaded, draftRequested } from './slice.ts';
import { deviceHere, withStartingAnswers } from './starting-answers.ts';

/** The server's draft, begun on this device or another; `onProblem` hears why there is none. */
export const loadDraft =
  (onProblem: (text: string) => void): AppThunk =>
  async (dispatch) => {
    dispatch(draftRequested());
    try {
      const draft = await request(preboardingEndpoints.read);
      dispatch(draftLoaded(withStartingAnswers(draft, deviceHere())));
    } catch (error) {
      const finished = finishedUserIn(error);
      if (finished !== undefined) return dispatch(finish(finished));
      onProblem(refusalOf(error).text);
      await dispatch(heedMissingStep(error));
      dispatch(draftFailed());
    }
    return undefined;
  };
