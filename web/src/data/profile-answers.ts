import type { ProfileAnswers } from '@caretrail/contract/profile/answers';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { AppThunk } from '../app/store.ts';
import { api, reads, writes } from './api.ts';

const answerReads = api.injectEndpoints({
  endpoints: (build) => ({
    findAnswers: reads(build, profileEndpoints.readAnswers, ['answers']),
  }),
});

const showAnswers =
  (value: ProfileAnswers): AppThunk<void> =>
  (dispatch) =>
    void dispatch(
      answerReads.util.upsertQueryEntries([{ endpointName: 'findAnswers', arg: undefined, value }]),
    );

export const profileAnswersApi = answerReads.injectEndpoints({
  endpoints: (build) => ({
    editAnswers: writes(build, profileEndpoints.editAnswers, ['emergencyCard'], showAnswers),
  }),
});
