import { areas } from '../circle/areas.ts';
import { endpoint } from '../http/endpoint.ts';
import { dashboard, dashboardChoice } from './schema.ts';

const path = '/api/dashboard_api_gateway/';

export const dashboardEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    audience: 'patient',
    record: { areas, act: 'read' },
    summary: 'Everything that the dashboard shows, in one answer',
    answer: dashboard,
  }),
  choose: endpoint({
    method: 'PATCH',
    path,
    audience: 'patient',
    record: 'own',
    summary:
      'Select the symptom to count the days since, and whether and about what the check-in asks',
    body: dashboardChoice,
    answer: null,
  }),
} as const;
