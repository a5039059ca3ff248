import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { request } from '../../../lib/http.ts';

export const loadAnswers = () => request(profileEndpoints.readAnswers);
