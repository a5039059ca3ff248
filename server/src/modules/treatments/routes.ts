import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { FastifyInstance } from 'fastify';
import { ofRecord, type CachedAnswers } from '../../http/cached-answers.ts';
import { serve } from '../../http/serve.ts';
import type { RecordDeps } from '../patients/service.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import { createTreatment } from './create.ts';
import { editTreatment } from './edit.ts';
import { readLinkedRecords } from './linked.ts';
import { buildTreatmentList, listName } from './list.ts';
import { noteSessions } from './note-sessions.ts';
import { readHistory, readTreatment, removeTreatment, restoreTreatment } from './service.ts';
import { shiftTreatment } from './shift.ts';

export function treatmentsRoutes(
  app: FastifyInstance,
  deps: RecordDeps & { readonly cachedAnswers: CachedAnswers },
): void {
  serve(app, treatmentsEndpoints.list, (call) => {
    const context = call.record();
    const build = () => buildTreatmentList(deps, context);
    return deps.cachedAnswers.send(call, { name: listName(deps), of: ofRecord(context), build });
  });
  serve(app, treatmentsEndpoints.create, ({ record, body, request }) => {
    const key = idempotencyKeyOf(request);
    return createTreatment(deps, record(), { body, key });
  });
  serve(app, treatmentsEndpoints.read, ({ record, params }) =>
    readTreatment(deps, record(), params.id),
  );
  serve(app, treatmentsEndpoints.edit, ({ record, params, body }) =>
    editTreatment(deps, record(), params.id, body),
  );
  serve(app, treatmentsEndpoints.remove, ({ record, params }) =>
    removeTreatment(deps, record(), params.id),
  );
  serve(app, treatmentsEndpoints.restore, ({ record, params }) =>
    restoreTreatment(deps, record(), params.id),
  );
  serve(app, treatmentsEndpoints.noteSessions, ({ record, params, body, request }) => {
    const key = idempotencyKeyOf(request);
    return noteSessions(deps, record(), params.id, { body, key });
  });
  serve(app, treatmentsEndpoints.shift, ({ record, params, body, request }) => {
    const key = idempotencyKeyOf(request);
    return shiftTreatment(deps, record(), params.id, { body, key });
  });
  serve(app, treatmentsEndpoints.history, ({ record, params }) =>
    readHistory(deps, record(), params.id),
  );
  serve(app, treatmentsEndpoints.linked, ({ record, params }) =>
    readLinkedRecords(deps, record(), params.id),
  );
}
