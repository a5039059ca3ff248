import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import { api, reads, writes } from './api.ts';
import type { Tag } from './tags.ts';

/** The settings of the reminders count the devices: one topic. */
const outdated: readonly Tag[] = ['reminders'];

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPushDevices: reads(build, pushEndpoints.read, outdated),
    addPushDevice: writes(build, pushEndpoints.addDevice, outdated),
    renamePushDevice: writes(build, pushEndpoints.renameDevice, outdated),
    /** Also after a refusal: another device may have removed it. */
    removePushDevice: {
      ...writes(build, pushEndpoints.removeDevice, []),
      invalidatesTags: [...outdated],
    },
    testPushDevice: writes(build, pushEndpoints.testDevice, []),
    confirmPushDevice: writes(build, pushEndpoints.confirm, outdated),
  }),
});
