import { user } from '../auth/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { preboardingDraft } from './schema.ts';

const path = '/api/preboarding_api_gateway/';

export const preboardingEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    audience: 'terms',
    summary: 'The answers saved so far; before the first save, what the account knows already.',
    answer: preboardingDraft,
  }),
  save: endpoint({
    method: 'PUT',
    path,
    audience: 'terms',
    summary: 'Save the answers so far.',
    body: preboardingDraft,
    answer: null,
  }),
  submit: endpoint({
    method: 'POST',
    path,
    audience: 'terms',
    summary: 'Finish: fills the patient profile and opens the app.',
    body: preboardingDraft,
    answer: user,
  }),
} as const;
