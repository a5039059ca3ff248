import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { Account, Trail } from '@caretrail/contract/account/schema';
import type { AppThunk } from '../app/store.ts';
import { api, reads, writes } from './api.ts';

/** Page by page; starts with the newest again when it is opened again. */
const pages = {
  initialPageParam: undefined,
  getNextPageParam: ({ next_cursor }: Trail) => next_cursor,
  refetchCachedPages: false,
};

const accountReads = api.injectEndpoints({
  endpoints: (build) => ({
    findAccount: reads(build, accountEndpoints.read, ['account']),
    listSessions: reads(build, accountEndpoints.sessions, ['sessions']),
    listSignIns: build.infiniteQuery<Trail, void, string | undefined>({
      query: ({ pageParam: cursor }) => ({
        endpoint: accountEndpoints.signIns,
        call: { query: { cursor } },
      }),
      infiniteQueryOptions: pages,
      providesTags: ['signIns'],
    }),
    listTrail: build.infiniteQuery<Trail, void, string | undefined>({
      query: ({ pageParam: cursor }) => ({
        endpoint: accountEndpoints.trail,
        call: { query: { cursor } },
      }),
      infiniteQueryOptions: pages,
      providesTags: ['trail'],
    }),
  }),
});

const showAccount =
  (value: Account): AppThunk<void> =>
  (dispatch) =>
    void dispatch(
      accountReads.util.upsertQueryEntries([
        { endpointName: 'findAccount', arg: undefined, value },
      ]),
    );

/** Also after a refusal: the device may be signed out already. */
const always = { invalidatesTags: ['sessions'] } as const;

export const accountApi = accountReads.injectEndpoints({
  endpoints: (build) => ({
    editNames: writes(build, accountEndpoints.rename, ['account']),
    endSession: { ...writes(build, accountEndpoints.endSession, []), ...always },
    endOtherSessions: { ...writes(build, accountEndpoints.endOtherSessions, []), ...always },
    changePassword: writes(build, accountEndpoints.changePassword, ['sessions']),
    requestEmailChange: writes(build, accountEndpoints.askEmailChange, []),
    confirmEmailChange: writes(
      build,
      accountEndpoints.confirmEmailChange,
      ['sessions'],
      showAccount,
    ),
    createRecoveryCodes: writes(build, accountEndpoints.renewRecoveryCodes, []),
    chooseEmailCode: writes(build, accountEndpoints.useEmailCode, ['account', 'sessions']),
    requestDeletion: writes(build, accountEndpoints.requestDeletion, ['account']),
    keepAccount: writes(build, accountEndpoints.keep, ['account']),
  }),
});
