import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { RecordDeps } from '../patients/service.ts';
import { readReminders, saveReminders } from './service.ts';

export function remindersRoutes(app: FastifyInstance, deps: RecordDeps): void {
  serve(app, remindersEndpoints.read, ({ record }) => readReminders(deps, record()));
  serve(app, remindersEndpoints.save, ({ record, body }) => saveReminders(deps, record(), body));
}
