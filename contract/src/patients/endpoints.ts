import { areas } from '../circle/areas.ts';
import { endpoint } from '../http/endpoint.ts';
import { patientZone, zoneChoice } from './schema.ts';

const path = '/api/patients/me/time_zone_api_gateway/';

/** Beyond §7: what a journey asks. */
export const patientsEndpoints = {
  readZone: endpoint({
    method: 'GET',
    path,
    audience: 'patient',
    record: { areas, act: 'read', shows: [] },
    summary: 'The time zone of the patient',
    answer: patientZone,
  }),
  chooseZone: endpoint({
    method: 'PUT',
    path,
    audience: 'patient',
    record: 'own',
    summary: 'Move the times of the patient to a zone, or keep them during a journey',
    body: zoneChoice,
    answer: patientZone,
  }),
} as const;
