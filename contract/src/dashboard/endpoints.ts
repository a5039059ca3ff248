import { endpoint } from '../http/endpoint.ts';
import { dashboard } from './schema.ts';

export const dashboardEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/dashboard_api_gateway/',
    audience: 'patient',
    summary: 'Everything that the dashboard shows, in one answer',
    answer: dashboard,
  }),
} as const;
