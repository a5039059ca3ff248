import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { ListMedications, ListOrNew } from '@caretrail/contract/medications/list-or-new';
import { isListRequest } from '@caretrail/contract/medications/rules';
import type { FastifyInstance } from 'fastify';
import { ofRecord, type CachedAnswers } from '../../http/cached-answers.ts';
import { assertRight } from '../../http/record-context.ts';
import { serve } from '../../http/serve.ts';
import type { RecordDeps } from '../patients/service.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import { changeCyclePlan } from './change-plan.ts';
import { changeStock } from './change-stock.ts';
import { createMedication } from './create.ts';
import { editMedication } from './edit.ts';
import { previewFirstDay } from './first-day.ts';
import { readHistory } from './history.ts';
import { listDoses } from './list-doses.ts';
import { buildMedicationList, listName } from './list.ts';
import { logDose } from './log-dose.ts';
import { postponeDose } from './postpone-dose.ts';
import { removeMedication, restoreMedication } from './service.ts';

const isList = (body: ListOrNew): body is ListMedications => isListRequest(body);

export function medicationsRoutes(
  app: FastifyInstance,
  deps: RecordDeps & { readonly cachedAnswers: CachedAnswers },
): void {
  serve(app, medicationsEndpoints.listOrAdd, (call) => {
    const { body, request } = call;
    const context = call.record();
    if (isList(body))
      return deps.cachedAnswers.send(call, {
        name: listName(deps, body),
        of: ofRecord(context),
        isInWords: true,
        build: () => buildMedicationList(deps, context, body),
      });
    assertRight(context, 'manage');
    const key = idempotencyKeyOf(request);
    return createMedication(deps, context, { body, key });
  });
  serve(app, medicationsEndpoints.edit, ({ record, params, body }) =>
    editMedication(deps, record(), params.id, body),
  );
  serve(app, medicationsEndpoints.remove, ({ record, params }) =>
    removeMedication(deps, record(), params.id),
  );
  serve(app, medicationsEndpoints.restore, ({ record, params }) =>
    restoreMedication(deps, record(), params.id),
  );
  serve(app, medicationsEndpoints.changeStock, ({ record, params, body, request }) => {
    const key = idempotencyKeyOf(request);
    return changeStock(deps, record(), params.id, { body, key });
  });
  serve(app, medicationsEndpoints.changePlan, ({ record, params, body, request }) => {
    const key = idempotencyKeyOf(request);
    return changeCyclePlan(deps, record(), params.id, { body, key });
  });
  serve(app, medicationsEndpoints.previewFirstDay, ({ record, params, body }) =>
    previewFirstDay(deps, record(), params.id, body),
  );
  serve(app, medicationsEndpoints.history, ({ record, params }) =>
    readHistory(deps, record(), params.id),
  );
  serve(app, medicationsEndpoints.logDose, ({ record, params, body, request }) => {
    const key = idempotencyKeyOf(request);
    return logDose(deps, record(), params.id, { body, key });
  });
  serve(app, medicationsEndpoints.postponeDose, ({ record, params, body, request }) => {
    const key = idempotencyKeyOf(request);
    return postponeDose(deps, record(), params.id, { body, key });
  });
  serve(app, medicationsEndpoints.listDoses, ({ record, query }) =>
    listDoses(deps, record(), query),
  );
}
