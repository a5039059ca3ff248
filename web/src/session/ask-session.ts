import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { request } from '../lib/http.ts';

/** Asks whether the session is alive. One that has ended is forgotten, as after every call (§7). */
export const askSession = (): Promise<unknown> =>
  request(accountEndpoints.read, undefined, { parse: () => null });
