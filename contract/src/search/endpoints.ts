import { areas } from '../circle/areas.ts';
import { endpoint } from '../http/endpoint.ts';
import { searchAnswer, searchQuery } from './schema.ts';

/** A POST that reads: what a patient looks for tells about their health, and stays out of addresses and logs. */
export const searchEndpoints = {
  find: endpoint({
    method: 'POST',
    path: '/api/search_api_gateway/',
    audience: 'patient',
    record: { areas, act: 'read' },
    summary: 'Find things of the record and articles by words, forgiving of typing slips',
    body: searchQuery,
    answer: searchAnswer,
    reads: true,
  }),
} as const;
