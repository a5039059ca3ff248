import { endpoint } from '../http/endpoint.ts';
import { articlesPage, articlesQuery } from './schema.ts';

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
} as const;
