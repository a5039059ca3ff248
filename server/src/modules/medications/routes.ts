import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import type { ListMedications, ListOrNew } from '@caretrail/contract/medications/list-or-new';
import { isListRequest } from '@caretrail/contract/medications/rules';
import type { FastifyInstance } from 'fastify';
import type { CachedAnswers } from '../../http/cached-answers.ts';
import { callerOf } from '../../http/caller.ts';
import { ownerOf } from '../../http/owner.ts';
import { serve } from '../../http/serve.ts';
import type { Keys } from '../../keys.ts';
import { idempotencyKeyOf } from '../idempotency/service.ts';
import { changeCyclePlan } from './change-plan.ts';
import { changeStock } from './change-stock.ts';
import { createMedication } from './create.ts';
import { editMedication } from './edit.ts';
import { readHistory } from './history.ts';
import { listDoses } from './list-doses.ts';
import { buildMedicationList, listName } from './list.ts';
import { logDose } from './log-dose.ts';
import type { MedicationsDeps } from './medication-record.ts';
import { removeMedication, restoreMedication } from './service.ts';

const isList = (body: ListOrNew): body is ListMedications => isListRequest(body);

export function medicationsRoutes(
  app: FastifyInstance,
  deps: MedicationsDeps & { readonly keys: Keys; readonly cachedAnswers: CachedAnswers },
): void {
  const callerIn = (request: Parameters<typeof callerOf>[0]) => callerOf(request, deps.keys);

  serve(app, medicationsEndpoints.listOrAdd, (call) => {
    const { body, principal, request } = call;
    const owner = ownerOf(principal);
    if (isList(body))
      return deps.cachedAnswers.send(call, {
        name: listName(deps, body),
        build: () => buildMedicationList(deps, owner, body),
      });
    const key = idempotencyKeyOf(request);
    return createMedication(deps, owner, { body, key }, callerIn(request));
  });
  serve(app, medicationsEndpoints.edit, ({ principal, params, body, request }) =>
    editMedication(deps, ownerOf(principal), params.id, body, callerIn(request)),
  );
  serve(app, medicationsEndpoints.remove, ({ principal, params, request }) =>
    removeMedication(deps, ownerOf(principal), params.id, callerIn(request)),
  );
  serve(app, medicationsEndpoints.restore, ({ principal, params, request }) =>
    restoreMedication(deps, ownerOf(principal), params.id, callerIn(request)),
  );
  serve(app, medicationsEndpoints.changeStock, ({ principal, params, body, request }) => {
    const key = idempotencyKeyOf(request);
    return changeStock(deps, ownerOf(principal), params.id, { body, key }, callerIn(request));
  });
  serve(app, medicationsEndpoints.changePlan, ({ principal, params, body, request }) => {
    const key = idempotencyKeyOf(request);
    return changeCyclePlan(deps, ownerOf(principal), params.id, { body, key }, callerIn(request));
  });
  serve(app, medicationsEndpoints.history, ({ principal, params }) =>
    readHistory(deps, ownerOf(principal), params.id),
  );
  serve(app, medicationsEndpoints.logDose, ({ principal, params, body, request }) => {
    const key = idempotencyKeyOf(request);
    return logDose(deps, ownerOf(principal), params.id, { body, key }, callerIn(request));
  });
  serve(app, medicationsEndpoints.listDoses, ({ principal, query }) =>
    listDoses(deps, ownerOf(principal), query),
  );
}
