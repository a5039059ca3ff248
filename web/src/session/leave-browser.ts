import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import { request } from '../lib/http.ts';
import { leavePush } from '../lib/push/leave-push.ts';

/** For a sign-out that the person asked for. A session that only runs out keeps the reminders of this device (decision 0040). */
export const leaveBrowser = (): Promise<void> =>
  leavePush((id) => request(pushEndpoints.removeDevice, { params: { id } }));
