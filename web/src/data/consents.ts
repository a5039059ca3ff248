import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import type { Consent } from '@caretrail/contract/terms/schema';
import type { AppThunk } from '../app/store.ts';
import { api, reads, writes } from './api.ts';

const consentReads = api.injectEndpoints({
  endpoints: (build) => ({
    listConsents: reads(build, termsEndpoints.consents, ['consents']),
  }),
});

const showConsents =
  (value: { data: Consent[] }): AppThunk<void> =>
  (dispatch) =>
    void dispatch(
      consentReads.util.upsertQueryEntries([
        { endpointName: 'listConsents', arg: undefined, value },
      ]),
    );

export const consentsApi = consentReads.injectEndpoints({
  endpoints: (build) => ({
    decideResearchContact: writes(build, termsEndpoints.decideResearchContact, [], showConsents),
  }),
});
