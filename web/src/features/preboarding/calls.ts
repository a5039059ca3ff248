import { type User, user as userSchema } from '@caretrail/contract/auth/schema';
import { asFailure, fieldOf } from '@caretrail/contract/http/failure';
import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import type { AppThunk } from '../../app/store.ts';
import { preboardingApi } from '../../data/preboarding.ts';
import { showIn } from '../../lib/language.ts';
import { toApiError } from '../../lib/refusal.ts';
import { handleMissingStep, rememberUser } from '../../session/sign-in-steps.ts';
import { byField, type Errors, savable } from './questions/problems.ts';
import { forgetProgress, storeProgress } from './progress.ts';
import { draftFailed, draftLoaded, draftRequested } from './slice.ts';
import { deviceHere, withStartingAnswers } from './starting-answers.ts';

const { findPreboardingDraft, savePreboardingDraft, submitPreboarding } = preboardingApi.endpoints;

/** §4.1: the stored preboarding_completed becomes 'true'; the guard then opens the app. */
const finish =
  (user: User): AppThunk<void> =>
  (dispatch) => {
    dispatch(rememberUser(user));
    forgetProgress();
  };

/** Finished already, on another device or by an answer that got lost: the refusal carries the user. */
function finishedUserIn(error: unknown): User | undefined {
  const failure = asFailure(error);
  if (failure?.kind !== 'status' || toApiError(error).code !== 'conflict') return undefined;
  return userSchema.safeParse(fieldOf(failure.body, 'user')).data;
}

/** The server's draft, from this device or another; `onProblem` gets the reason if there is none. */
export const loadDraft =
  (onProblem: (text: string) => void): AppThunk =>
  async (dispatch) => {
    dispatch(draftRequested());
    const options = { forceRefetch: true, subscribe: false };
    const { data, error } = await dispatch(findPreboardingDraft.initiate(undefined, options));
    if (data !== undefined) dispatch(draftLoaded(withStartingAnswers(data, deviceHere())));
    if (error === undefined) return;
    const finished = finishedUserIn(error);
    if (finished !== undefined) return dispatch(finish(finished));
    onProblem(toApiError(error).text);
    dispatch(handleMissingStep(error));
    dispatch(draftFailed());
  };

/** Saves one draft; rejects when it should be tried again. */
export const saveDraft =
  (draft: PreboardingDraft): AppThunk =>
  async (dispatch, getState) => {
    try {
      await dispatch(savePreboardingDraft.initiate({ body: savable(draft) })).unwrap();
      // The answer may come after that of the submission.
      if (!getState().auth.user?.preboarding_completed) storeProgress(new Date());
    } catch (error) {
      const finished = finishedUserIn(error);
      if (finished === undefined) throw error;
      dispatch(finish(finished));
    }
  };

export type Submission =
  | { readonly kind: 'done' }
  | { readonly kind: 'errors'; readonly errors: Errors }
  | { readonly kind: 'failed'; readonly text: string };

export const submitDraft =
  (draft: PreboardingDraft): AppThunk<Promise<Submission>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(submitPreboarding.initiate({ body: draft }));
    const finished = data ?? finishedUserIn(error);
    if (finished !== undefined) {
      dispatch(finish(finished));
      if (data !== undefined) showIn(draft.you.language, true);
      return { kind: 'done' };
    }
    const { text, fields } = toApiError(error);
    return Object.keys(fields).length > 0
      ? { kind: 'errors', errors: byField(fields) }
      : { kind: 'failed', text };
  };
