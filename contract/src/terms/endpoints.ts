import { user } from '../auth/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { terms, termsAcceptance } from './schema.ts';

export const termsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/terms_api_gateway/',
    audience: 'public',
    summary: 'The current terms: version, summary and text.',
    answer: terms,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/terms_api_gateway/',
    audience: 'aal2',
    summary: 'Accept a version of the terms.',
    body: termsAcceptance,
    answer: user,
  }),
} as const;
