import { successorEndpoints } from '@caretrail/contract/circle/successor-endpoints';
import { api, reads, writes, writesOrReloads } from './api.ts';

/** Who takes over when the patient cannot act: for the patient, and for the person who was named. */
export const successorApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSuccessor: reads(build, successorEndpoints.read, ['circle']),
    nameSuccessor: writes(build, successorEndpoints.name, ['circle', 'helping']),
    removeSuccessor: writes(build, successorEndpoints.remove, ['circle', 'helping']),
    refuseTakeOver: writesOrReloads(build, successorEndpoints.refuse, ['circle', 'helping']),
    /** The records that one was named to take over. */
    findNamedFor: reads(build, successorEndpoints.mine, ['helping']),
    askToTakeOver: writesOrReloads(build, successorEndpoints.request, ['helping']),
    withdrawTakeOver: writesOrReloads(build, successorEndpoints.withdraw, ['helping']),
  }),
});
