import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import { api, reads, writes } from './api.ts';

export const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findTerms: reads(build, termsEndpoints.read, ['terms']),
    acceptTerms: writes(build, termsEndpoints.accept, ['consents']),
  }),
});
