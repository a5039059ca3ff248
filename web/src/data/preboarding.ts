import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { api, reads, writes } from './api.ts';

export const preboardingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** §3: the slice holds the draft, with the current input; the cache does not keep it. */
    findPreboardingDraft: reads(build, preboardingEndpoints.read, [], { keepUnusedDataFor: 0 }),
    savePreboardingDraft: writes(build, preboardingEndpoints.save, []),
    submitPreboarding: writes(build, preboardingEndpoints.submit, ['profile', 'answers']),
  }),
});
