import { successorEndpoints } from '@caretrail/contract/circle/successor-endpoints';
import { api, reads, writes } from './api.ts';

/** Who takes over when the patient cannot act: for the patient, and for the person who was named. */
export const successorApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSuccessor: reads(build, successorEndpoints.read, ['circle']),
    nameSuccessor: writes(build, successorEndpoints.name, ['circle', 'helping']),
    removeSuccessor: writes(build, successorEndpoints.remove, ['circle', 'helping']),
    refuseTakeOver: writes(build, successorEndpoints.refuse, ['circle', 'helping']),
    /** The records that one was named to take over. */
    findNamedFor: reads(build, successorEndpoints.mine, ['helping']),
    askToTakeOver: writes(build, successorEndpoints.request, ['helping']),
    withdrawTakeOver: writes(build, successorEndpoints.withdraw, ['helping']),
  }),
});
