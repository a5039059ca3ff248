import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import type { AppDispatch, AppThunk } from '../../app/store.ts';
import { request } from '../../lib/http.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { finish, finishedUserIn } from './finish.ts';
import { byField, type Mistakes, savable } from './questions/problems.ts';
import { storeProgress } from './stored-progress.ts';

/** Autosave of one draft; rejects when it is to be tried again. */
export const saveDraft =
  (draft: PreboardingDraft): AppThunk =>
  async (dispatch, getState) => {
    try {
      await request(preboardingEndpoints.save, { body: savable(draft) });
      // The answer may come after that of the submission.
      if (!getState().auth.user?.preboarding_completed) storeProgress(draft.step, new Date());
    } catch (error) {
      const finished = finishedUserIn(error);
      if (finished === undefined) throw error;
      await dispatch(finish(finished));
    }
  };

export type Submission =
  | { readonly kind: 'done' }
  | { readonly kind: 'mistakes'; readonly mistakes: Mistakes }
  | { readonly kind: 'failed'; readonly text: string };

export const submitDraft =
  (draft: PreboardingDraft) =>
  async (dispatch: AppDispatch): Promise<Submission> => {
    try {
      await dispatch(finish(await request(preboardingEndpoints.submit, { body: draft })));
      return { kind: 'done' };
    } catch (error) {
      const finished = finishedUserIn(error);
      if (finished !== undefined) {
        await dispatch(finish(finished));
        return { kind: 'done' };
      }
      const { text, fields } = refusalOf(error);
      return Object.keys(fields).length > 0
        ? { kind: 'mistakes', mistakes: byField(fields) }
        : { kind: 'failed', text };
    }
  };
