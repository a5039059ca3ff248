import { user } from '../auth/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { consentList, researchContact, terms, termsAcceptance } from './schema.ts';

export const termsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/terms_api_gateway/',
    audience: 'public',
    summary: 'The current terms in the language of the request: version, summary and text.',
    answer: terms,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/terms_api_gateway/',
    audience: 'aal2',
    summary: 'Accept a version of the terms, as read in the language of the request.',
    body: termsAcceptance,
    answer: user,
  }),
  consents: endpoint({
    method: 'GET',
    path: '/api/terms/consents_api_gateway/',
    audience: 'member',
    summary: 'What the user has agreed to and when, newest first.',
    answer: consentList,
  }),
  decideResearchContact: endpoint({
    method: 'POST',
    path: '/api/terms/research_contact_api_gateway/',
    audience: 'patient',
    record: 'own',
    summary: 'Agree to be asked about research, or no longer; answers all decisions.',
    body: researchContact,
    answer: consentList,
  }),
} as const;
