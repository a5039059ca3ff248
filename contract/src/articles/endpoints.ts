import { endpoint } from '../http/endpoint.ts';
import { articleChoices, articlesPage, articlesQuery } from './schema.ts';

const choicesPath = '/api/articles/choices_api_gateway/';

/** §7. A POST that reads: the tags are a diagnosis and stay out of addresses and logs. */
export const articlesEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/articles_api_gateway/',
    audience: 'member',
    summary: 'One page of articles that carry any of the tags; no tags means all articles.',
    body: articlesQuery,
    answer: articlesPage,
    reads: true,
  }),
  readChoices: endpoint({
    method: 'GET',
    path: choicesPath,
    audience: 'patient',
    record: 'own',
    summary: 'Which articles the patient does not want to see.',
    answer: articleChoices,
  }),
  choose: endpoint({
    method: 'PUT',
    path: choicesPath,
    audience: 'patient',
    record: 'own',
    summary: 'Choose which articles are not shown; answers the choice as it is now.',
    body: articleChoices,
    answer: articleChoices,
  }),
} as const;
