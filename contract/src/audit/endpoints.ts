import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { auditActions, auditFilter, auditPage, auditSearch } from './schema.ts';

export const auditEndpoints = {
  /** POST, because what is searched for names people, and an address ends in the logs of proxies. */
  search: endpoint({
    method: 'POST',
    path: '/api/audit/search_api_gateway/',
    audience: 'administrator',
    summary: 'What was done, the newest first, in pages. Reading it is recorded too.',
    body: auditSearch,
    answer: auditPage,
    reads: true,
  }),
  actions: endpoint({
    method: 'GET',
    path: '/api/audit/actions_api_gateway/',
    audience: 'administrator',
    summary: 'The actions that the log has.',
    answer: auditActions,
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/audit/export_api_gateway/',
    audience: 'administrator',
    summary:
      'All that a search finds, as a CSV that is sent while it is read. Asks for a fresh second step.',
    body: auditFilter,
    answer: z.string(),
    reads: true,
  }),
} as const;
