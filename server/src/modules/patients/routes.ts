import { patientsEndpoints } from '@caretrail/contract/patients/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { chooseZone, readZone } from './choose-zone.ts';
import type { RecordDeps } from './write-record.ts';

export function patientsRoutes(app: FastifyInstance, deps: RecordDeps): void {
  serve(app, patientsEndpoints.readZone, ({ record }) => readZone(deps, record()));
  serve(app, patientsEndpoints.chooseZone, ({ record, body }) => chooseZone(deps, record(), body));
}
