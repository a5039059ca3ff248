import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { api, reads, writes } from './api.ts';

export const preboardingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** §3: the slice holds the draft, with what is typed in it; the cache lets go of it at once. */
    findPreboardingDraft: reads(build, preboardingEndpoints.read, [], { keepUnusedDataFor: 0 }),
    savePreboardingDraft: writes(build, preboardingEndpoints.save, []),
    submitPreboarding: writes(build, preboardingEndpoints.submit, ['profile', 'answers']),
  }),
});
