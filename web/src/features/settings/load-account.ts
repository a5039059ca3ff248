import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { request } from '../../lib/http.ts';

export const loadAccount = () => request(accountEndpoints.read);
