import type { AnswerOf, CallOf, Endpoint } from '@caretrail/contract/http/endpoint';
import { requestBy } from '../../lib/http.ts';
import { send } from '../../lib/send.ts';

/** What waits on this device is for the own record, also while this tab shows someone else's. */
export const requestOwn = <E extends Endpoint>(
  endpoint: E,
  call: CallOf<E>,
): Promise<AnswerOf<E>> => requestBy<E>(send, endpoint, call, { record: null });
